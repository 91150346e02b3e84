import { type Policy } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { lastStep } from './last-step';

const now = new Date('2026-11-20T10:05:00Z');
const asked = (mandate: object | null, relationship = 'SELF') =>
  ({
    DebiCheckMandate: mandate && {
      Debtor_Name: 'Sipho Nkosi',
      Mandate_Status: 'PENDING_AUTHENTICATION',
      Authentication_Type: 'TT1_DELAYED',
      Created_At: '2026-11-20T10:00:00Z',
      ...mandate,
    },
    BankingDetails: { Account_Holder_Relationship: relationship },
  }) as unknown as Pick<Policy, 'DebiCheckMandate' | 'BankingDetails'>;

describe('what is left to do at the bank', () => {
  it.each([
    { why: 'to approve today', mandate: {}, says: 'One step left: approve in your bank’s app before 20:00' },
    {
      why: 'to approve on a later day',
      mandate: { Authentication_Type: 'TT2_BATCH' },
      says: 'One step left: approve in your bank’s app before 20:00 on 22 November 2026',
    },
    {
      why: 'to approve a change of a mandate that holds',
      mandate: { Mandate_Status: 'AMENDMENT_PENDING' },
      says: 'One step left: approve in your bank’s app',
    },
    { why: 'nothing once it is approved', mandate: { Mandate_Status: 'AUTHENTICATED' }, says: null },
    { why: 'nothing once the time is over', mandate: { Created_At: '2026-11-10T10:00:00Z' }, says: null },
    { why: 'nothing without a debit order', mandate: null, says: null },
  ])('$why', ({ mandate, says }) => {
    expect(lastStep(asked(mandate), now)).toBe(says);
  });

  it('is for whoever owns the account', () => {
    expect(lastStep(asked({}, 'SPOUSE'), now)).toBe(
      'One step left: Sipho Nkosi approves in their bank’s app before 20:00',
    );
  });
});
