import { paymentStatuses, type PolicyStatus, policyStatuses } from '../code-lists/statuses';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../code-lists/code-list';
import { customerAbilities, customerMay, type CustomerAbility } from './customer-abilities';
import { canTransition, comparePolicies, hasNoCover, isCovering, isFinalStatus } from './policy-status';
import { canPaymentBecome } from '../payments/premium-status';
import { fail, ok } from '../base/result';

const statuses = codesOf(policyStatuses);

/** Every allowed step; all others are refused. */
const steps = [
  'PENDING ACTIVE',
  'PENDING NOT_TAKEN_UP',
  'PENDING CANCELLED',
  'ACTIVE IN_GRACE',
  'ACTIVE CANCELLED',
  'ACTIVE PAID_UP',
  'ACTIVE CLAIMED',
  'IN_GRACE ACTIVE',
  'IN_GRACE LAPSED',
  'IN_GRACE CANCELLED',
  'IN_GRACE CLAIMED',
  'LAPSED ACTIVE',
  'LAPSED CANCELLED',
  'PAID_UP ACTIVE',
  'PAID_UP CANCELLED',
  'PAID_UP CLAIMED',
];

it('allows the published steps and no other', () => {
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed.sort()).toEqual([...steps].sort());
});

it('ends in three statuses', () => {
  expect(statuses.filter(isFinalStatus).sort()).toEqual(['CANCELLED', 'CLAIMED', 'NOT_TAKEN_UP']);
});

it('covers people while active, in grace or paid up; a pending policy has cover to come', () => {
  expect(statuses.filter(isCovering).sort()).toEqual(['ACTIVE', 'IN_GRACE', 'PAID_UP']);
  expect(statuses.filter(hasNoCover).sort()).toEqual(['CANCELLED', 'CLAIMED', 'LAPSED', 'NOT_TAKEN_UP']);
});

it('sorts a list by status, then the newest first', () => {
  const policy = (Policy_Status: PolicyStatus, Inception_Date: string) => ({ Policy_Status, Inception_Date });
  const sorted = [
    policy('ACTIVE', '2024-01-01'),
    policy('ACTIVE', '2020-01-01'),
    policy('IN_GRACE', '2025-01-01'),
    policy('PENDING', '2026-12-01'),
    policy('PAID_UP', '2010-01-01'),
    policy('LAPSED', '2019-01-01'),
    policy('CLAIMED', '2018-01-01'),
    policy('CANCELLED', '2017-01-01'),
    policy('NOT_TAKEN_UP', '2016-01-01'),
  ];
  expect([...sorted].reverse().sort(comparePolicies)).toEqual(sorted);
});

describe('a customer', () => {
  const may: Record<PolicyStatus, readonly CustomerAbility[]> = {
    PENDING: ['view', 'documents', 'pay', 'change-contact-details', 'change-banking-details'],
    ACTIVE: [...customerAbilities],
    IN_GRACE: customerAbilities.filter((ability) => ability !== 'add-cover'),
    LAPSED: ['view', 'pay', 'change-contact-details'],
    CANCELLED: ['view', 'documents'],
    NOT_TAKEN_UP: ['view'],
    PAID_UP: ['view', 'change-contact-details', 'change-beneficiaries'],
    CLAIMED: ['view', 'documents'],
  };
  it.each(statuses)('of a policy that is %s may do just this', (status) => {
    const allowed = customerAbilities.filter((ability) => customerMay(status, ability).success);
    expect(allowed).toEqual(may[status]);
  });

  it('is asked to pay before adding cover in grace', () => {
    expect(customerMay('IN_GRACE', 'add-cover')).toEqual(
      fail('Please pay your outstanding premium before you change your cover.', 'INVALID_STATUS'),
    );
    expect(customerMay('ACTIVE', 'add-cover')).toEqual(ok(true));
  });

  it('is told which status stands in the way', () => {
    expect(customerMay('LAPSED', 'add-cover')).toEqual(
      fail('This is not possible while the status of your policy is "Lapsed".', 'INVALID_STATUS'),
    );
  });
});

it('lets a late success overrule a failure and nothing undo a success but a reversal', () => {
  const payments = codesOf(paymentStatuses);
  const allowed = payments.flatMap((from) =>
    payments.filter((to) => canPaymentBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'SUBMITTED PENDING',
    'SUBMITTED SUCCESSFUL',
    'SUBMITTED FAILED',
    'SUBMITTED CANCELLED',
    'PENDING SUCCESSFUL',
    'PENDING FAILED',
    'PENDING CANCELLED',
    'SUCCESSFUL REVERSED',
    'FAILED SUCCESSFUL',
    'CANCELLED SUCCESSFUL',
  ]);
});
