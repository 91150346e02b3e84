import { kindsOfChange } from '@portal/domain';
import { type StoredBankingDetails, type StoredPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { withActions } from '../record/activated';
import { askedByStaff, type AskedByStaff } from '../testing/every-request';
import { aWorld, type World } from '../testing/world';
import { driftOf } from './drift';
import { brokenByChange } from './invariants';

const account = {
  id: '00000000-0000-4000-8000-00000000000a',
  Version: 1,
  Account_Holder_Name: 'Nomsa Khumalo',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'Absa Bank',
  Branch_Code: '632005',
  Account_Type: 'CURRENT',
  Account_Number: '******2345',
  Debit_Day: 25,
} as StoredBankingDetails;

type Policy = StoredPolicy & { BankingDetails: StoredBankingDetails };

/** What people set on a policy while a request waits. */
const moves: Record<string, (policy: Policy) => Partial<StoredPolicy>> = {
  'the shares': ({ Beneficiaries }) => ({
    Beneficiaries: Beneficiaries.map((one, place) => ({ ...one, Benefit_Share: [10, 20, 70][place] ?? 0 })),
  }),
  'somebody else who is paid': ({ Beneficiaries }) => ({
    Beneficiaries: Beneficiaries.flatMap((one, place) =>
      place === 0
        ? [
            { ...one, Benefit_Share: 30 },
            { ...one, id: '00000000-0000-4000-8000-00000000000b', First_Name: 'Naledi', Benefit_Share: 20 },
          ]
        : one,
    ),
  }),
  'nobody who is paid': () => ({ Beneficiaries: [] }),
  'the debit day': ({ PaymentMethod, BankingDetails }) => ({
    PaymentMethod: { ...PaymentMethod, Debit_Day: 9 },
    BankingDetails: { ...BankingDetails, Debit_Day: 9 },
  }),
  'another way to pay': ({ PaymentMethod }) => ({
    PaymentMethod: { ...PaymentMethod, Payment_Method: 'EFT', Debit_Day: null },
  }),
  'an account whose number ends alike': ({ BankingDetails }) => ({
    BankingDetails: { ...BankingDetails, id: '00000000-0000-4000-8000-00000000000c' },
  }),
  'e-mail addresses': ({ MainMember, Spouse, Children, ExtendedMembers, Beneficiaries }) => ({
    MainMember: { ...MainMember, Email_Address: 'main@example.com' },
    Spouse: Spouse && { ...Spouse, Email_Address: 'spouse@example.com' },
    Children: Children.map((one) => ({ ...one, Email_Address: 'child@example.com' })),
    ExtendedMembers: ExtendedMembers.map((one) => ({ ...one, Email_Address: 'relative@example.com' })),
    Beneficiaries: Beneficiaries.map((one) => ({ ...one, Email_Address: 'paid@example.com' })),
  }),
  names: ({ MainMember, Spouse, Children, ExtendedMembers, Beneficiaries }) => ({
    MainMember: { ...MainMember, First_Name: 'Nomsi' },
    Spouse: Spouse && { ...Spouse, First_Name: 'Siphiwe' },
    Children: Children.map((one) => ({ ...one, First_Name: `${one.First_Name}h` })),
    ExtendedMembers: ExtendedMembers.map((one) => ({ ...one, First_Name: `${one.First_Name}h` })),
    Beneficiaries: Beneficiaries.map((one) => ({ ...one, First_Name: `${one.First_Name}h` })),
  }),
  'proof of study': ({ Children }) => ({
    Children: Children.map((one) => ({ ...one, Is_Student: true, Proof_Of_Study_Until: '2026-12-31' })),
  }),
  'the premium of the plan': ({ Base_Premium, Monthly_Premium }) => ({
    Base_Premium: Base_Premium - 10,
    Monthly_Premium: Monthly_Premium - 10,
  }),
};

/** Every value of a policy by where it stands; of several people, each goes by their id. */
function valuesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  const nameOf = (name: string, one: { id?: string } | null) => (Array.isArray(value) && one?.id) || name;
  return new Map(Object.entries(value).flatMap(([name, one]) => [...valuesOf(one, `${path}/${nameOf(name, one)}`)]));
}

/** Counted or added up anew with every change. */
const follows = /[/](Version|Monthly_Premium)$/;

/** What was moved and is not there any more. */
function lost(before: StoredPolicy, moved: StoredPolicy, after: StoredPolicy): string[] {
  const [then, set, now] = [valuesOf(before), valuesOf(moved), valuesOf(after)];
  return [...new Set([...then.keys(), ...set.keys()])].filter(
    (path) => then.get(path) !== set.get(path) && set.get(path) !== now.get(path) && !follows.test(path),
  );
}

onEveryDatabase('What is set while a request of staff waits', (db) => {
  describe.each(Object.keys(askedByStaff) as AskedByStaff[])('%s', (kind) => {
    let policy: Policy;
    let request: Awaited<ReturnType<World['open']>>[number];
    beforeAll(async () => {
      const world = await aWorld(db.database);
      await world.edit(({ PaymentMethod, Spouse }) => ({
        BankingDetails: account,
        PaymentMethod: { ...PaymentMethod, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 },
        Spouse: kind === 'ADD_SPOUSE' ? null : Spouse,
      }));
      request = await askedByStaff[kind](world);
      policy = (await world.policy()).record as Policy;
    });

    it.each(Object.keys(moves))('%s: stays, or the request is not approved', (name) => {
      const moved = { ...policy, ...moves[name]?.(policy) };
      if (driftOf(request.record, moved).length > 0) return;
      const after = withActions(moved, [request.record], '2026-12-01');
      expect(brokenByChange(moved, after, '2026-12-01')).toBeNull();
      const isGone = kindsOfChange[kind].effect === 'removal';
      const own = kind === 'DELETE_SPOUSE' ? '/Spouse/' : request.entityId;
      expect(lost(policy, moved, after).filter((path) => !isGone || !path.includes(own))).toEqual([]);
    });

    it('nothing: it is put in', () => {
      expect(driftOf(request.record, policy)).toEqual([]);
      expect(withActions(policy, [request.record], '2026-12-01')).not.toEqual(policy);
    });
  });
});
