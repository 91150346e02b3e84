import { expect, it } from 'vitest';
import { anIdNumber } from '../../testing';
import { checkAdult, checkLetIn } from './let-in';

const child = { role: 'BENEFICIARY', age: 14 } as const;
const estate = { role: 'EXECUTOR', age: null } as const;
const grown = { role: 'BENEFICIARY', age: 18 } as const;
const holder = { role: 'POLICYHOLDER', age: 40 } as const;
const admin = { id: 'priya', role: 'portalAdmin' } as const;
const consultant = { id: 'zanele', role: 'consultant' } as const;

const noDocument = 'Accept the document first that shows who may receive the money.';
const ownDocument = 'You accepted the document. Another administrator lets this person in.';

it.each([
  { payee: child, caller: admin, seenBy: 'johan', isDeathConfirmed: false, says: null },
  { payee: estate, caller: admin, seenBy: 'johan', isDeathConfirmed: false, says: null },
  { payee: child, caller: admin, seenBy: null, isDeathConfirmed: true, says: noDocument },
  { payee: estate, caller: admin, seenBy: 'priya', isDeathConfirmed: true, says: ownDocument },
  { payee: child, caller: consultant, seenBy: 'johan', isDeathConfirmed: true, says: 'You do not have access to this' },
  { payee: grown, caller: admin, seenBy: 'johan', isDeathConfirmed: true, says: null },
  { payee: grown, caller: admin, seenBy: 'johan', isDeathConfirmed: false, says: 'Confirm the death first.' },
  {
    payee: grown,
    caller: admin,
    seenBy: null,
    isDeathConfirmed: true,
    says: 'Accept the ID of this person first.',
  },
  { payee: grown, caller: admin, seenBy: 'priya', isDeathConfirmed: true, says: ownDocument },
  {
    payee: holder,
    caller: admin,
    seenBy: 'johan',
    isDeathConfirmed: true,
    says: 'The number of the policyholder is changed on the policy.',
  },
] as const)(
  'a number for $payee.role of $payee.age, death confirmed $isDeathConfirmed, is let in by $caller.role: $says',
  ({ payee, caller, seenBy, isDeathConfirmed, says }) => {
    const may = checkLetIn({ payee, isDeathConfirmed, proofAcceptedBy: seenBy }, caller);
    expect(may.success ? null : may.message).toBe(says);
  },
);

it.each([
  { born: '1990-05-05', gives: '1990-05-05' },
  { born: '2008-11-20', gives: '2008-11-20' },
  { born: '2008-11-21', gives: 'Whoever arranges the funeral must be 18 or older' },
])('a funeral is arranged by an adult: of somebody born on $born it says $gives', ({ born, gives }) => {
  const checked = checkAdult('ARRANGER', { idNumber: anIdNumber({ born }), dateOfBirth: null }, '2026-11-20');
  expect(checked.success ? checked.value : checked.message).toBe(gives);
});

it('an ID number that cannot be right says nothing of an age', () => {
  expect(checkAdult('ARRANGER', { idNumber: '9005050000000', dateOfBirth: '1990-05-05' }, '2026-11-20').success).toBe(
    false,
  );
});

it.each([
  ['1990-05-05', '1990-05-05'],
  ['2008-11-21', 'Whoever arranges the funeral must be 18 or older'],
  ['2027-01-01', 'Enter the ID number, or the date of birth on the passport'],
  [null, 'Enter the ID number, or the date of birth on the passport'],
])('without a South African ID number the date of birth on the passport counts: %s', (dateOfBirth, gives) => {
  const checked = checkAdult('ARRANGER', { idNumber: null, dateOfBirth }, '2026-11-20');
  expect(checked.success ? checked.value : checked.message).toBe(gives);
});
