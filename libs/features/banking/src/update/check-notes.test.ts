import { expect, it } from 'vitest';
import { notesOf } from './check-notes';

const toPayat = { Payment_Method: 'PAYAT', Debit_Day: null } as never;

it.each([
  { why: 'is near', today: '2026-11-23', isSaid: true },
  { why: 'can still be stopped', today: '2026-11-10', isSaid: false },
])('whoever leaves the debit order while a debit $why reads what becomes of it', ({ today, isSaid }) => {
  const notes = notesOf(toPayat, { debitDay: 25 }, today);
  expect(notes[0]).toBe('We stop collecting from your account.');
  const sentence =
    'If your bank has the debit of 25 November 2026 already, it still goes off: your payments show that.';
  expect(notes.includes(sentence)).toBe(isSaid);
});
