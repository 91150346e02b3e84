import { policyStatuses } from '@portal/domain';
import { expect, it } from 'vitest';
import { stillPossible } from './still-possible';

const today = '2026-11-20';
const lapsed = (Reinstatement_End_Date: string | null) => ({
  Policy_Status: 'LAPSED' as const,
  Reinstatement_End_Date,
});

it.each(['PENDING', 'ACTIVE', 'IN_GRACE', 'CANCELLED', 'CLAIMED'] as const)('has nothing to say while %s', (status) => {
  expect(stillPossible({ Policy_Status: status, Reinstatement_End_Date: null }, today)).toBeNull();
});

it('leads to the payment that brings a lapsed policy back, until the last day for it', () => {
  expect(stillPossible(lapsed(today), today)).toMatchObject({
    leadsTo: 'pay-now',
    sentence: expect.stringContaining('by 20 November 2026'),
  });
  expect(stillPossible(lapsed('2026-11-19'), today)).toMatchObject({ leadsTo: 'create-policy' });
  expect(stillPossible(lapsed(null), today)).toMatchObject({ leadsTo: 'create-policy' });
});

it('leads from a policy that never began to a new one, and from one that is paid up to the phone', () => {
  expect(stillPossible({ Policy_Status: 'NOT_TAKEN_UP', Reinstatement_End_Date: null }, today)).toMatchObject({
    leadsTo: 'create-policy',
  });
  expect(stillPossible({ Policy_Status: 'PAID_UP', Reinstatement_End_Date: null }, today)).toMatchObject({
    leadsTo: 'call',
  });
});

it.each(policyStatuses)('tells of $code that what is here stays, or nothing', ({ code }) => {
  const told = stillPossible({ Policy_Status: code, Reinstatement_End_Date: null }, today);
  expect(told === null || told.sentence.startsWith('The documents that are here')).toBe(true);
});
