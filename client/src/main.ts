import { mount } from 'svelte';
import App from './App.svelte';
import { watchLinks } from './shared/router.svelte';
import { dress, settings } from './shared/settings.svelte';
import './style.css';
import { preferred, speak } from './words/words.svelte';

dress(settings.theme);
watchLinks();
await speak(preferred());
mount(App, { target: document.getElementById('page')! });
