import { type ActionType, type BeneficiaryStatus } from '@portal/domain';
import { type StoredAction, type StoredPolicy } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { allowedActions } from './allowed-actions';

const waiting = (actionType: ActionType) => ({ actionType }) as StoredAction;
const nominated = (count: number, Beneficiary_Status: BeneficiaryStatus = 'ACTIVE') =>
  Array.from({ length: count }, () => ({ Beneficiary_Status }));

const whyNot = (action: ActionType, record: object, open: readonly StoredAction[]) => {
  const policy = {
    cellChangedAt: null,
    record: {
      Policy_Status: 'ACTIVE',
      Product: { Product_Name: 'Family 50' },
      Spouse: null,
      Children: [],
      ExtendedMembers: [],
      Beneficiaries: [],
      ...record,
    } as unknown as StoredPolicy,
  };
  const actor = { kind: 'customer', id: 'c', name: 'Nomsa' } as const;
  const allowed = allowedActions({ policy, open, actor, now: new Date('2026-11-20T10:00:00Z'), reports: [] });
  return allowed.find(({ actionType }) => actionType === action)?.reason;
};

const full = 'You can nominate at most 5 beneficiaries';

describe('whether one more may be nominated', () => {
  it.each([
    { Beneficiaries: nominated(4), open: [], reason: null, why: 'there is room for one' },
    { Beneficiaries: nominated(5), open: [], reason: full, why: 'all places are taken' },
    {
      Beneficiaries: nominated(4),
      open: [waiting('ADD_BENEFICIARY')],
      reason: full,
      why: 'the last place is asked for',
    },
    {
      Beneficiaries: [...nominated(4), ...nominated(3, 'REMOVED')],
      open: [],
      reason: null,
      why: 'who was removed takes no place',
    },
  ])('$why', ({ Beneficiaries, open, reason }) => {
    expect(whyNot('ADD_BENEFICIARY', { Beneficiaries }, open)).toBe(reason);
  });
});
