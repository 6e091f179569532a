/** Day or night: as the device wishes, until somebody says otherwise. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const night = new MediaQuery('prefers-color-scheme: dark');

export const scheme = {
  get now(): 'light' | 'dark' {
    return settings.scheme === 'device' ? (night.current ? 'dark' : 'light') : settings.scheme;
  },
};

/** Called while a component starts: the page follows device and settings. */
export function followScheme(): void {
  $effect.pre(() => {
    document.documentElement.dataset['scheme'] = scheme.now;
    const bar = document.querySelector('meta[name=theme-color]');
    bar?.setAttribute('content', scheme.now === 'dark' ? '#1f150d' : '#3a2616');
  });
}
