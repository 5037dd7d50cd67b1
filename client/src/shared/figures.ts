/** Figures as people write them. */
import { language } from '../words/words.svelte';

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const two = (n: number): string => String(n).padStart(2, '0');

/** Seconds as a clock shows them: 4:05, 1:04:05, and days where there are some. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600)];
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A share in per cent, finer where it is small. */
export function percent(share: number): string {
  const digits = share < 0.1 ? 1 : 0;
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(share * 100);
}

/** A sum of points: a sign only where it is a loss. */
export const score = (n: number): string => (n < 0 ? signed(n) : `${n}`);
