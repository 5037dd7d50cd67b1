/** What a reader has set for this browser: light or dark, and sounds. */
export type Theme = 'auto' | 'light' | 'dark';

const THEME = 'wooden-o-theme';
const SOUND = 'wooden-o-sound';

export const settings = $state({
  theme: (localStorage.getItem(THEME) ?? 'auto') as Theme,
  sound: localStorage.getItem(SOUND) === 'on',
});

export function dress(theme: Theme): void {
  settings.theme = theme;
  localStorage.setItem(THEME, theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function hear(sound: boolean): void {
  settings.sound = sound;
  localStorage.setItem(SOUND, sound ? 'on' : 'off');
}
