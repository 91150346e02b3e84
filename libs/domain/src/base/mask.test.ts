import { expect, it } from 'vitest';
import { maskAccountNumber, maskAllButLast } from './mask';

it('never shows a whole value', () => {
  expect(maskAllButLast('12345', 4)).toBe('*2345');
  expect(maskAllButLast('1234', 4)).toBe('****');
});

it('hides the length of an account number', () => {
  expect(maskAccountNumber('1234567890')).toBe('******7890');
  expect(maskAccountNumber('62001237890')).toBe('******7890');
  expect(maskAccountNumber('7890')).toBe('******');
});
