import { type ActionType, fieldsToUndo } from '@portal/domain';
import { completePolicy, type StoredPolicy, type UndoAfterDeath } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { withPremiums } from '../plan/premium-of-policy';
import { withBenefits } from '../plan/with-benefits';
import { aFamily } from '../testing/a-family';
import { fieldsLeft } from './fields-standing';
import { fieldsWritten } from './policy-fields';
import { policyUndone } from './policy-undone';
import { fieldsLeftInWords, undoRows } from './undo-words';

const [died, on] = ['2026-11-10', '2026-11-20'];
const now = new Date('2026-11-20T08:00:00Z');
const before = withPremiums(completePolicy(aFamily, now), on);
const lifeId = before.MainMember.id;

/** What is undone of one change from one policy to another. */
function undoOf(kind: ActionType, after: StoredPolicy, death: Partial<UndoAfterDeath['death']> = {}): UndoAfterDeath {
  const written = fieldsWritten(kind, before, after);
  const changes = [...new Set(written.map(({ entityId }) => entityId))].map((entityId) => ({
    id: '1',
    entityId,
    appliedOn: on,
    askedOn: on,
    byMainMember: true,
    fields: written.filter((one) => one.entityId === entityId),
  }));
  const of = { kind: 'MAIN_MEMBER', lifeId, died, ...death } as const;
  const { BankingDetails, DebiCheckMandate } = before;
  const people = [...(before.Spouse ? [before.Spouse] : []), ...before.Children, ...before.Beneficiaries];
  return {
    death: of,
    fields: fieldsToUndo(of, changes),
    changes: [],
    account: { BankingDetails, DebiCheckMandate },
    left: people.map((one) => ({ ...one })),
  };
}

const asRead = (policy: StoredPolicy) =>
  JSON.parse(
    JSON.stringify(policy, (key, value) =>
      ['Version', 'Updated_At', 'Earlier_Premiums', 'Premium_From'].includes(key) ? undefined : value,
    ),
  );
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is nobody');
  return one;
};
const sortedById = (policy: StoredPolicy): StoredPolicy => ({
  ...policy,
  Children: policy.Children.toSorted((a, b) => a.id.localeCompare(b.id)),
  ExtendedMembers: policy.ExtendedMembers.toSorted((a, b) => a.id.localeCompare(b.id)),
  Beneficiaries: policy.Beneficiaries.toSorted((a, b) => a.id.localeCompare(b.id)),
});

const stranger = '5b0c1f3e-8d2a-4c53-9d8c-2f6a1f0f5a77';
const anotherAccount = (policy: StoredPolicy): StoredPolicy['BankingDetails'] => ({
  ...(policy.BankingDetails ?? {
    Account_Holder_Name: 'N Dube',
    Account_Holder_Relationship: 'SELF',
    Account_Holder_Id_Number: null,
    Account_Type: 'CURRENT',
    Branch_Code: '250655',
    Version: 1,
    Created_At: now.toISOString(),
    Updated_At: now.toISOString(),
    Verification_Status: 'VERIFIED',
    Verification_Message: 'Verified',
    Verified_At: null,
    Effective_Date: null,
    Mandate_Status: 'NOT_REGISTERED',
  }),
  id: stranger,
  Bank_Name: 'FNB',
  Account_Number: '*******8887',
  Debit_Day: 25,
});

const changes: [string, ActionType, (policy: StoredPolicy) => StoredPolicy][] = [
  [
    'the number',
    'UPDATE_CELL_NUMBER',
    (policy) => ({ ...policy, MainMember: { ...policy.MainMember, Cell_Number: '27829990000' } }),
  ],
  [
    'the address',
    'UPDATE_CONTACT',
    ({ MainMember, ...policy }) => ({
      ...policy,
      MainMember: { ...MainMember, PhysicalAddress: { ...MainMember.PhysicalAddress, City: 'Elsewhere' } },
    }),
  ],
  [
    'somebody who joined as a beneficiary, and the shares of all',
    'ADD_BENEFICIARY',
    (policy) => ({
      ...policy,
      Beneficiaries: [
        ...policy.Beneficiaries.map((one) => ({ ...one, Benefit_Share: 10 })),
        { ...first(policy.Beneficiaries), id: stranger, First_Name: 'Zinhle', Benefit_Share: 70 },
      ],
    }),
  ],
  [
    'a beneficiary who was taken off',
    'UPDATE_BENEFICIARY',
    (policy) => ({
      ...policy,
      Beneficiaries: policy.Beneficiaries.slice(1).map((one, place) => ({ ...one, Benefit_Share: place ? 0 : 100 })),
    }),
  ],
  ['a child who was removed', 'DELETE_CHILD', (policy) => ({ ...policy, Children: policy.Children.slice(1) })],
  [
    'an extended member who joined, with the premium',
    'ADD_EXTENDED_MEMBER',
    (policy) =>
      withPremiums(
        {
          ...policy,
          ExtendedMembers: [
            ...policy.ExtendedMembers,
            { ...first(policy.ExtendedMembers), id: stranger, First_Name: 'Zola', Monthly_Premium: 99 },
          ],
          Cover_Increases: [
            ...policy.Cover_Increases,
            { lifeId: stranger, amount: 5000, startDate: on, waitingPeriodEndDate: on },
          ],
        },
        on,
      ),
  ],
  ['a spouse who was removed', 'DELETE_SPOUSE', (policy) => ({ ...policy, Spouse: null })],
  [
    'the account and the way to pay',
    'UPDATE_BANKING_DETAILS',
    (policy) => ({
      ...policy,
      BankingDetails: anotherAccount(policy),
      PaymentMethod: { ...policy.PaymentMethod, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25, Effective_Date: on },
    }),
  ],
  [
    'the benefits',
    'ADD_SUPPLEMENTARY_BENEFITS',
    (policy) => withPremiums(withBenefits(policy, ['sup-grocery'], on), on),
  ],
];

describe('what a death undoes', () => {
  it.each(changes)('is %s', (_, kind, change) => {
    const after = change(before);
    expect(asRead(sortedById(after))).not.toEqual(asRead(sortedById(before)));
    const undone = policyUndone(after, undoOf(kind, after), on);
    expect(asRead(sortedById(undone))).toEqual(asRead(sortedById(before)));
    expect(undoRows(after, undone).length).toBeGreaterThan(0);
    expect(undoRows(after, undone).every(({ changed }) => changed)).toBe(true);
  });

  it('is of another life what is about it alone', () => {
    const child = first(before.Children);
    const after = {
      ...before,
      Children: before.Children.map((one) => ({ ...one, First_Name: 'Changed' })),
    };
    const undo = undoOf('UPDATE_CHILD', after, { kind: 'CHILD', lifeId: child.id });
    expect(policyUndone(after, undo, on).Children.map(({ First_Name }) => First_Name)).toEqual([
      child.First_Name,
      ...before.Children.slice(1).map(() => 'Changed'),
    ]);
  });

  it('brings somebody back who was taken off after the own death as who has died', () => {
    const Spouse = before.Spouse ?? null;
    const after = { ...before, Spouse: null };
    const undo = undoOf('DELETE_SPOUSE', after, { kind: 'SPOUSE', lifeId: Spouse?.id ?? '' });
    expect(policyUndone(after, undo, on).Spouse).toMatchObject({
      First_Name: Spouse?.First_Name,
      Life_Status: 'DECEASED',
      Cover_End_Date: '2026-11-11',
    });
  });

  it('never is that somebody was marked as dead', () => {
    const after = {
      ...before,
      Spouse: before.Spouse && { ...before.Spouse, Life_Status: 'DECEASED' as const, Cover_End_Date: died },
    };
    expect(undoOf('DELETE_SPOUSE', after).fields).toEqual([]);
  });
});

describe('what somebody else has set since', () => {
  const added: StoredPolicy = {
    ...before,
    Beneficiaries: [...before.Beneficiaries, { ...first(before.Beneficiaries), id: stranger, First_Name: 'Zinhle' }],
  };

  it('stays, field by field, and is said in words', () => {
    const after = {
      ...before,
      MainMember: { ...before.MainMember, Cell_Number: '27829990000', Email_Address: 'somebody@else.example' },
    };
    const undo = undoOf('UPDATE_CONTACT', after);
    const since = { ...after, MainMember: { ...after.MainMember, Cell_Number: '27820000001' } };
    expect(policyUndone(since, undo, on).MainMember).toMatchObject({
      Cell_Number: '27820000001',
      Email_Address: before.MainMember.Email_Address,
    });
    expect(fieldsLeftInWords(since, undo)).toEqual([
      { label: 'Main member: Cellphone number', then: '082 999 0000', now: '082 000 0001' },
    ]);
    expect(fieldsLeftInWords(after, undo)).toEqual([]);
  });

  it('keeps whoever joined as a whole', () => {
    const undo = undoOf('ADD_BENEFICIARY', added);
    const since = {
      ...added,
      Beneficiaries: added.Beneficiaries.map((one) =>
        one.id === stranger ? { ...one, Cell_Number: '27820000001' } : one,
      ),
    };
    expect(policyUndone(since, undo, on)).toEqual(since);
    expect(fieldsLeft(since, undo)).toEqual(undo.fields);
  });

  it('is not what the service counts up', () => {
    const undo = undoOf('ADD_BENEFICIARY', added);
    const since = { ...added, Beneficiaries: added.Beneficiaries.map((one) => ({ ...one, Version: one.Version + 3 })) };
    expect(policyUndone(since, undo, on).Beneficiaries.map(({ id }) => id)).toEqual(
      before.Beneficiaries.map(({ id }) => id),
    );
  });
});
