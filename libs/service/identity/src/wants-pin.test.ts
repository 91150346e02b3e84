import { expect, it } from 'vitest';
import { wantsPin } from './wants-pin';

it.each([
  { values: ['true'], wants: true },
  { values: ['false'], wants: false },
  { values: [], wants: false },
  { values: ['1'], wants: false },
  { values: ['TRUE'], wants: false },
  { values: [' true'], wants: false },
  { values: [''], wants: false },
  { values: ['true', 'true'], wants: false },
  { values: ['true', 'false'], wants: false },
])('shouldSendOtp $values: $wants (B12)', ({ values, wants }) => {
  expect(wantsPin(values)).toBe(wants);
});
