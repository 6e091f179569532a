import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './i18n/fluent.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/page.css';
import './styles/table.css';
import './styles/wishes.css';
import { follow } from './ui/layout.svelte';
import { refresh } from './ui/notify';
import { heed, settings } from './ui/settings.svelte';

follow();
const speakAsWanted = (): Promise<void> => speak(settings.language ?? preferred(navigator.languages));
await speakAsWanted();
heed(() => void speakAsWanted());
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker
    .register('/sw.js')
    .then(refresh)
    .catch(() => undefined);
