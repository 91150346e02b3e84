import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmError } from './confirm-field';
import { manyRuns } from '../testing/runs';

const message = 'Account numbers do not match';

it.each([
  { first: '123', second: '', gives: null },
  { first: '123', second: '123', gives: null },
  { first: '123', second: '124', gives: message },
  { first: '', second: '1', gives: message },
  { first: '123', second: '123 ', gives: message },
  { first: '', second: '', gives: null },
])('"$first" then "$second": $gives', ({ first, second, gives }) => {
  expect(confirmError(first, second, message)).toBe(gives);
});

it('complains exactly when something else was typed', () => {
  const typed = fc.constantFrom('', ' ', 'a', 'A', '0', '00');
  const text = fc.oneof(typed, fc.string());
  fc.assert(
    fc.property(text, text, (first, second) => {
      const isError = second.length > 0 && first !== second;
      expect(confirmError(first, second, message)).toBe(isError ? message : null);
      expect(confirmError(first, first, message)).toBeNull();
    }),
    manyRuns,
  );
});
