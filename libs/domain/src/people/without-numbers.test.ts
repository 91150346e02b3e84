import { expect, it } from 'vitest';
import { anIdNumber } from '../testing';
import { withoutNumbers } from './without-numbers';

it.each([
  { typed: 'Seen the passport of 1926', kept: 'Seen the passport of 1926' },
  { typed: `ID ${anIdNumber({ born: '1990-01-15' })}.`, kept: /^ID \*{9}\d{4}\.$/ },
  { typed: 'Account 62000012345', kept: 'Account *******2345' },
  { typed: 'Call 0821234567', kept: 'Call 0821234567' },
])('$typed is kept as $kept', ({ typed, kept }) => {
  expect(withoutNumbers(typed)).toMatch(kept);
});
