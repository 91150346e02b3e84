import { policyStatuses } from '@portal/domain';
import { expect, it } from 'vitest';
import { stillPossible } from './still-possible';

const today = '2026-11-20';
const has = { certificates: true, newPolicies: true };
const lapsed = (Reinstatement_End_Date: string | null) => ({
  Policy_Status: 'LAPSED' as const,
  Reinstatement_End_Date,
});

it.each(['PENDING', 'ACTIVE', 'IN_GRACE', 'CANCELLED', 'CLAIMED'] as const)('has nothing to say while %s', (status) => {
  expect(stillPossible({ Policy_Status: status, Reinstatement_End_Date: null }, today, has)).toBeNull();
});

it('leads to the payment that brings a lapsed policy back, until the last day for it', () => {
  expect(stillPossible(lapsed(today), today, has)).toMatchObject({
    leadsTo: 'pay-now',
    sentence: expect.stringContaining('by 20 November 2026'),
  });
  expect(stillPossible(lapsed('2026-11-19'), today, has)).toMatchObject({ leadsTo: 'create-policy' });
  expect(stillPossible(lapsed(null), today, has)).toMatchObject({ leadsTo: 'create-policy' });
});

it('leads from a policy that never began to a new one, and from one that is paid up to the phone', () => {
  expect(stillPossible({ Policy_Status: 'NOT_TAKEN_UP', Reinstatement_End_Date: null }, today, has)).toMatchObject({
    leadsTo: 'create-policy',
  });
  expect(stillPossible({ Policy_Status: 'PAID_UP', Reinstatement_End_Date: null }, today, has)).toMatchObject({
    leadsTo: 'call',
  });
});

it.each(policyStatuses)('tells of $code that what is here stays, or nothing', ({ code }) => {
  const told = stillPossible({ Policy_Status: code, Reinstatement_End_Date: null }, today, has);
  expect(told === null || told.sentence.startsWith('The documents that are here')).toBe(true);
});

it('promises neither a certificate nor an application where there is none', () => {
  const none = { certificates: false, newPolicies: false };
  const paidUp = { Policy_Status: 'PAID_UP', Reinstatement_End_Date: null } as const;
  expect(stillPossible(paidUp, today, has)?.sentence).toMatch(/certificate/);
  expect(stillPossible(paidUp, today, none)?.sentence).not.toMatch(/certificate/);
  expect(stillPossible(lapsed(null), today, none)).toMatchObject({ leadsTo: 'call' });
});
