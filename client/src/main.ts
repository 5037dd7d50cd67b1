import { mount } from 'svelte';
import App from './App.svelte';
import { insist, server } from './net/api';
import { watchFocus } from './shared/focus';
import { watchLinks } from './shared/router.svelte';
import { dress, settings } from './shared/settings.svelte';
import './style.css';
import { preferred, speak } from './words/words.svelte';

const meet = (): void => void server().catch(() => undefined);

dress(settings.theme);
watchLinks();
watchFocus();
addEventListener('vite:preloadError', meet); // a part of the page is gone: was there an update?
meet();
await insist(() => speak(preferred()));
mount(App, { target: document.getElementById('page')! });
