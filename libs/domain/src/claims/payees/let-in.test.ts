import { expect, it } from 'vitest';
import { checkLetIn } from './let-in';

const child = { role: 'BENEFICIARY', age: 14 } as const;
const estate = { role: 'EXECUTOR', age: null } as const;
const grown = { role: 'BENEFICIARY', age: 18 } as const;
const admin = { id: 'priya', role: 'portalAdmin' } as const;

it.each([
  { payee: child, caller: admin, by: 'johan', says: null },
  { payee: estate, caller: admin, by: 'johan', says: null },
  { payee: child, caller: admin, by: null, says: 'Accept the document first that shows who may receive the money.' },
  {
    payee: estate,
    caller: admin,
    by: 'priya',
    says: 'You accepted the document. Another administrator lets this person in.',
  },
  { payee: grown, caller: admin, by: 'johan', says: 'Nobody has to speak for this person.' },
  { payee: child, caller: { id: 'zanele', role: 'consultant' }, by: 'johan', says: 'You do not have access to this' },
] as const)('somebody who speaks for $payee of $payee.age is let in by $caller.role: $says', (row) => {
  const may = checkLetIn({ payee: row.payee, proofAcceptedBy: row.by }, row.caller);
  expect(may.success ? null : may.message).toBe(row.says);
});
