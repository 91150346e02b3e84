import { describe, expect, it } from 'vitest';
import { weaveTeeth, weaveTriangle, weaveWidth } from './weave.ts';

const size = { width: 20, height: 16, gap: 2 };

describe('a triangle of the band', () => {
  it.each([
    { place: 0, share: 1, path: 'M0 16L10 0L20 16Z', why: 'the first stands' },
    { place: 1, share: 1, path: 'M12 0L22 16L32 0Z', why: 'the second hangs, a gap after the first' },
    { place: 0, share: 0.5, path: 'M0 16L5 8L15 8L20 16Z', why: 'half of one fills it from its base' },
    { place: 1, share: 0.5, path: 'M12 0L17 8L27 8L32 0Z', why: 'half of one that hangs too' },
  ])('$why', ({ place, share, path }) => {
    expect(weaveTriangle(place, size, share)).toBe(path);
  });
});

it.each([
  { count: 0, width: 0 },
  { count: 1, width: 20 },
  { count: 12, width: 152 },
])('a band of $count triangles is $width wide', ({ count, width }) => {
  expect(weaveWidth(count, size)).toBe(width);
});

describe('teeth', () => {
  it('stand side by side between two places', () => {
    expect(weaveTeeth(40, 60, 4, 2)).toBe('M40 4l5 -4l5 4ZM50 4l5 -4l5 4Z');
  });

  it('are none where there is no room', () => {
    expect(weaveTeeth(50, 50, 4, 3)).toBe('');
  });
});
