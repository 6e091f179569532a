import { describe, expect, it } from 'vitest';
import { sidesWithMore } from '../src/ui/going-on';

describe('a list that goes on', () => {
  const whole = {
    scrollTop: 0,
    scrollLeft: 0,
    scrollHeight: 100,
    scrollWidth: 300,
    clientHeight: 100,
    clientWidth: 300,
  };

  it.each([
    ['all of it is seen', {}, ''],
    ['a pixel is missing', { scrollHeight: 101 }, ''],
    ['at its beginning', { scrollHeight: 200 }, 'below'],
    ['in the middle', { scrollHeight: 200, scrollTop: 50 }, 'above below'],
    ['at its end', { scrollHeight: 200, scrollTop: 100 }, 'above'],
    ['a row of chips', { scrollWidth: 900 }, 'after'],
    ['the last chips', { scrollWidth: 900, scrollLeft: 600 }, 'before'],
  ])('%s', (_, scrolled, sides) => {
    expect(sidesWithMore({ ...whole, ...scrolled }).join(' ')).toBe(sides);
  });
});
