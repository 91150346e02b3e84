import { expect, it } from 'vitest';
import { anIdNumber } from '../../testing';
import { claimReference } from './reference';
import { plainClaimName, readClaimName } from './claim-name';

const idNumber = anIdNumber({ born: '1961-04-02' });
const withWrongDigit = `${idNumber.slice(0, 12)}${(Number(idNumber[12]) + 1) % 10}`;
const reference = claimReference(new Uint8Array(16).fill(7));

it.each([
  { typed: reference, gives: { kind: 'REFERENCE', reference } },
  { typed: reference.toLowerCase().replaceAll('-', ' '), gives: { kind: 'REFERENCE', reference } },
  { typed: idNumber, gives: { kind: 'ID_NUMBER', idNumber } },
  { typed: ` ${idNumber.slice(0, 6)} ${idNumber.slice(6)} `, gives: { kind: 'ID_NUMBER', idNumber } },
  { typed: '7000010012', gives: { kind: 'POLICY_NUMBER', policyNumber: '7000010012' } },
])('a claim is named by $gives.kind: $typed', ({ typed, gives }) => {
  expect(readClaimName(typed)).toEqual({ success: true, value: gives });
  const plain = plainClaimName(typed);
  expect(plain.success && readClaimName(plain.value)).toEqual({ success: true, value: gives });
});

it.each([
  { typed: '', says: 'Enter a reference, or the ID number or policy number of the person who died' },
  { typed: withWrongDigit, says: /^Enter a reference like/ },
  { typed: 'what?', says: /^Enter a reference like/ },
])('and by nothing else: $typed', ({ typed, says }) => {
  const read = readClaimName(typed);
  expect(read).toMatchObject({ success: false, message: expect.stringMatching(says) });
});
