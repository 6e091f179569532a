import { describe, expect, it } from 'vitest';
import { layoutOf } from '../src/ui/layout.svelte';

describe('the layout of a window', () => {
  it.each([
    [320, 568, 'phone short'],
    [360, 640, 'phone short'],
    [390, 664, 'phone short'],
    [390, 740, 'phone short'],
    [390, 741, 'phone'],
    [390, 844, 'phone'],
    [640, 900, 'phone'],
    [641, 900, 'tall'],
    [768, 1024, 'tall'],
    [820, 1180, 'tall'],
    [1000, 1000, 'tall'],
    [1001, 1000, 'desk'],
    [568, 320, 'flat'],
    [740, 360, 'flat'],
    [844, 390, 'flat'],
    [1280, 520, 'flat'],
    [1280, 521, 'desk'],
    [1024, 768, 'desk'],
    [1920, 1080, 'desk'],
    [2560, 1440, 'desk wide'],
    [2560, 1249, 'desk'],
    // a small window that is no phone held sideways: neither wide nor tall
    [600, 500, 'phone short'],
  ])('%i x %i is %s', (width, height, names) => {
    expect(layoutOf(width, height).join(' ')).toBe(names);
  });
});
