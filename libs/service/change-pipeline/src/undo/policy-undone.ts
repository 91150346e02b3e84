import { type FieldToUndo, isMandateInForce, type PlainDate } from '@portal/domain';
import { type StoredPolicy, type UndoAfterDeath } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { withMandate } from '../debit-order/mandate-after-change';
import { withPremiums } from '../plan/premium-of-policy';
import { deceased } from './as-they-died';
import { fieldsStanding, isPresence } from './fields-standing';
import { partsOfField, peopleIn, peopleLists, type PeopleList } from './policy-fields';

/**
 * The policy with every field as it was before the changes that a death undoes, its premiums added up again; what somebody else has set since
 * stays. Pure. Source: docs/domain/claims.md#c8-1.
 */
export function policyUndone(policy: StoredPolicy, undo: UndoAfterDeath, on: PlainDate): StoredPolicy {
  const fields = fieldsStanding(policy, undo);
  const lists = Object.keys(peopleLists) as PeopleList[];
  const people = lists.reduce((after, list) => withPeople(after, list, fields, { undo, on }), policy);
  return withPremiums(withWayToPay(withPolicyFields(people, fields), fields, undo), on);
}

interface Undoing {
  undo: UndoAfterDeath;
  on: PlainDate;
}

function withPeople(
  policy: StoredPolicy,
  list: PeopleList,
  fields: readonly FieldToUndo[],
  { undo: { death, left }, on }: Undoing,
): StoredPolicy {
  const own = fields.filter(({ field }) => partsOfField(field).of === list);
  if (own.length === 0) return policy;
  let people = peopleIn(policy, list);
  for (const entityId of new Set(own.map((one) => one.entityId))) {
    const ofOne = own.filter((one) => one.entityId === entityId);
    const presence = ofOne.find(isPresence);
    const values = Object.fromEntries(ofOne.map(({ field, to }) => [partsOfField(field).name, to]));
    const present = people.find(({ id }) => id === entityId) ?? {};
    const back = presence?.from === null ? left.find(({ id }) => id === entityId) : undefined;
    const was = back ?? { ...present, ...values };
    const Version = Number(was['Version'] ?? 0) + 1;
    const record: EntityRecord = { ...was, Version, Updated_At: `${on}T00:00:00.000Z` };
    if (presence?.to === null) people = people.filter(({ id }) => id !== entityId);
    else if (presence)
      people = [...people, entityId === death.lifeId ? { ...record, ...deceased(death.died) } : record];
    else people = people.map((one) => (one['id'] === entityId ? record : one));
  }
  const isOne = list === 'MainMember' || list === 'Spouse';
  return { ...policy, [list]: isOne ? (people[0] ?? null) : people };
}

const withPolicyFields = (policy: StoredPolicy, fields: readonly FieldToUndo[]): StoredPolicy => ({
  ...policy,
  ...Object.fromEntries(
    fields
      .map(({ field, to }) => ({ ...partsOfField(field), to }))
      .filter(({ of, name }) => of === 'Policy' && name !== 'Account' && name !== 'PaymentMethod')
      .map(({ name, to }) => [name, to]),
  ),
});

/** The account with its mandate, and the way to pay. Nothing is collected by it from a main member who died. */
function withWayToPay(
  policy: StoredPolicy,
  fields: readonly FieldToUndo[],
  { account, death }: UndoAfterDeath,
): StoredPolicy {
  const way = fields.find(({ field }) => field === 'Policy.PaymentMethod')?.to as object | undefined;
  const { Version } = policy.PaymentMethod;
  const paid = way ? { ...policy, PaymentMethod: { ...policy.PaymentMethod, ...way, Version: Version + 1 } } : policy;
  if (account === null || !fields.some(({ field }) => field === 'Policy.Account')) return paid;
  const { BankingDetails, DebiCheckMandate: mandate } = account;
  const isSameAccount = BankingDetails !== null && BankingDetails.id === policy.BankingDetails?.id;
  const before = { ...paid, BankingDetails };
  if (isSameAccount) return policy.DebiCheckMandate ? withMandate(before, policy.DebiCheckMandate) : before;
  if (mandate === null) {
    return { ...before, DebiCheckMandate: null, PaymentMethod: { ...before.PaymentMethod, Mandate_Status: null } };
  }
  const isStopped = death.kind === 'MAIN_MEMBER' && isMandateInForce(mandate.Mandate_Status);
  return withMandate(before, isStopped ? { ...mandate, Mandate_Status: 'SUSPENDED' } : mandate);
}
