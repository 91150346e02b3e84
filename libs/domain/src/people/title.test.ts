import { expect, it } from 'vitest';
import { titleOn } from './title';

it.each([
  ['a baby has no title', '2026-11-15', null],
  ['nor has a child on the day before the 16th birthday', '2010-11-21', null],
  ['from the 16th birthday there is one', '2010-11-20', 'MISS'],
])('%s', (_, birth, title) => {
  expect(titleOn('MISS', birth, '2026-11-20')).toBe(title);
});
