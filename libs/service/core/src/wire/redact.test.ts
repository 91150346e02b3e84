import { expect, it } from 'vitest';
import { redact } from './redact';

it.each([
  { text: 'no row for 9001154990088', keeps: 'no row for (digits)' },
  { text: 'PIN 123456 is wrong', keeps: 'PIN (digits) is wrong' },
  { text: 'cell 082 123 4567', keeps: 'cell (digits)' },
  { text: 'mail kay@example.com failed', keeps: 'mail (e-mail) failed' },
  { text: 'session 3f2b8c00-0000-4000-8000-000000000001', keeps: 'session (id)' },
  { text: `Bearer ${'aZ09_-'.repeat(8)}.x`, keeps: 'Bearer (token)' },
  { text: 'invalid input syntax for type uuid: "Nkosi"', keeps: 'invalid input syntax for type uuid: "(value)"' },
  { text: 'Failed query: select 1\nparams: Thandi,Nkosi', keeps: 'Failed query: select 1\nparams: (hidden)' },
  { text: 'relation "policies" does not exist', keeps: 'relation "policies" does not exist' },
])('makes "$text" fit for a log', ({ text, keeps }) => {
  expect(redact(text)).toBe(keeps);
});

it('keeps a line short', () => {
  expect(redact('x y '.repeat(1000))).toHaveLength(500);
});
