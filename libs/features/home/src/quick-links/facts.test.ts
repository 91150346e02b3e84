import { type Policy } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts';

const life = (id: string, more = {}) => ({ id, Life_Status: 'ACTIVE', Relationship: 'BIOLOGICAL', ...more });
const policy = {
  MainMember: life('main'),
  Spouse: life('spouse'),
  Children: [life('one'), life('two', { Life_Status: 'REMOVED' })],
  ExtendedMembers: [],
  Beneficiaries: [
    { id: 'paid', Beneficiary_Status: 'ACTIVE' },
    { id: 'died', Beneficiary_Status: 'REMOVED' },
  ],
  Product: { Product_Name: 'Gold Family Plan' },
  Next_Due_Date: '2026-12-15',
  Amount_Due: 288,
  PaymentMethod: { Payment_Method: 'EFT', Next_Collection_Date: null },
} as unknown as Policy;

describe('the facts on the tiles of home', () => {
  it('count who is covered besides the main member, and who is paid', () => {
    expect(factsOf(policy)).toMatchObject({ dependants: '2 people', beneficiaries: '1 person' });
  });

  it('name the plan, the next premium and what is due', () => {
    expect(factsOf(policy)).toMatchObject({
      plans: 'Gold Family Plan',
      payments: 'due 15 December 2026',
      payNow: 'R\u00a0288',
    });
  });

  it('name the day on which a debit order goes off, and not the Sunday on which its premium is due', () => {
    const PaymentMethod = { Payment_Method: 'DEBIT_ORDER', Next_Collection_Date: '2026-12-24' };
    const collected = factsOf({ ...policy, Next_Due_Date: '2026-12-27', PaymentMethod } as Policy);
    expect(collected.payments).toBe('debit order on 24 December 2026');
  });

  it('name the day on which a premium is due whose debit order brings nothing yet', () => {
    const PaymentMethod = { Payment_Method: 'DEBIT_ORDER', Next_Collection_Date: null };
    expect(factsOf({ ...policy, PaymentMethod } as Policy).payments).toBe('due 15 December 2026');
  });

  it('say nothing of money when nothing is due', () => {
    const paid = factsOf({ ...policy, Next_Due_Date: null, Amount_Due: 0 });
    expect(paid).not.toHaveProperty('payNow');
    expect(paid).not.toHaveProperty('payments');
  });
});
