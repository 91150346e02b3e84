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
  {
    text: 'new row violates check constraint "c"\nFailing row contains (1, Thandi, Nkosi, 1 Main Road\nMowbray).',
    keeps: 'new row violates check constraint "c"\nFailing row contains (values)',
  },
  { text: 'Key (surname)=(Nkosi) already exists.', keeps: 'Key (surname)=(value)' },
  {
    text: 'Unexpected token N in JSON, "Nkosi" is no number',
    keeps: 'Unexpected token N in JSON, "(value)" is no number',
  },
  {
    text: `Expected ',' at position 9, ..."e":"Thandi" Nkosi "... is not valid JSON`,
    keeps: "Expected ',' at position 9 (text) is not valid JSON",
  },
  {
    text: 'Invalid type: Expected number but received "Nkosi',
    keeps: 'Invalid type: Expected number but received "(value)"',
  },
  { text: "Failed query: select ('Thandi', 'O''Nkosi')", keeps: "Failed query: select ('(value)', '(value)')" },
  {
    text: 'duplicate key value violates unique constraint "a_pkey"',
    keeps: 'duplicate key value violates unique constraint "a_pkey"',
  },
  { text: 'relation "policies" does not exist', keeps: 'relation "policies" does not exist' },
])('makes "$text" fit for a log', ({ text, keeps }) => {
  expect(redact(text)).toBe(keeps);
});

it('keeps a line short', () => {
  expect(redact('x y '.repeat(1000))).toHaveLength(500);
});
