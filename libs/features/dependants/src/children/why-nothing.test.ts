import { describe, expect, it } from 'vitest';
import { whyNothing } from './why-nothing';

const student = { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' };
const proof = { Documents: [{ type: 'PROOF_OF_STUDY' }] };
const [thisYear, nextYear] = ['2026-11-20', '2027-01-19'];

describe('a change to a child', () => {
  it.each([
    ['is nothing without a field', {}, student, thisYear, 'You have not changed anything'],
    ['is something with one', { Surname: 'Khumalo' }, student, thisYear, null],
    ['can be the proof of study of a new year alone', proof, student, nextYear, null],
    ['can be the first proof', proof, { ...student, Proof_Of_Study_Until: null }, thisYear, null],
    ['is nothing with proof that is here', proof, student, thisYear, 'We have the proof of study of this year already'],
    [
      'is nothing with proof for who does not study',
      proof,
      { ...student, Is_Student: false },
      nextYear,
      'Also change what the document proves',
    ],
    [
      'is nothing with another document alone',
      { Documents: [{ type: 'MEDICAL_REPORT' }] },
      student,
      nextYear,
      'Also change what the document proves',
    ],
  ])('%s', (_, changed, child, today, says) => {
    expect(whyNothing(changed, child, today)).toBe(says);
  });
});
