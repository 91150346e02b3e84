import { type FieldChange } from '@portal/contract';
import { detailsOf, fieldChanges, numberChanged } from '@portal/contract/words';
import { type EntityType, entityTypes, fullName, labelOf } from '@portal/domain';
import { type StoredPolicy, type UndoAfterDeath } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { benefitsRecord, planRecord } from '../plan/plan-of-policy';
import { fieldsLeft } from './fields-standing';
import { partsOfField, peopleIn, peopleLists, type PeopleList, valueOf } from './policy-fields';

const lists = Object.keys(peopleLists) as PeopleList[];

/** What goes back, a row for each field that is another one afterwards: of which record, how it is and how it will be. */
export const undoRows = (before: StoredPolicy, after: StoredPolicy): FieldChange[] => [
  ...lists.flatMap((list) => {
    const ids = new Set([...peopleIn(before, list), ...peopleIn(after, list)].map(({ id }) => String(id)));
    return [...ids].flatMap((id) => rowsOfPerson(list, personIn(before, list, id), personIn(after, list, id)));
  }),
  ...accountRows(before.BankingDetails, after.BankingDetails),
  ...rowsOf('PAYMENT_METHOD', record(before.PaymentMethod), record(after.PaymentMethod)),
  ...rowsOf('PRODUCT', planRecord(before), planRecord(after)).filter(isNoPremium),
  ...rowsOf('SUPPLEMENTARY_BENEFIT', benefitsRecord(before), benefitsRecord(after)).filter(isNoPremium),
];

const record = (value: object | null) => value as EntityRecord | null;
const personIn = (policy: StoredPolicy, list: PeopleList, id: string): EntityRecord | null =>
  peopleIn(policy, list).find((one) => one['id'] === id) ?? null;

/** What a policy costs stands beside the rows. */
const isNoPremium = ({ field }: FieldChange) => !field.endsWith('Premium');

/** Who joined or left is one row. */
function rowsOfPerson(list: PeopleList, before: EntityRecord | null, after: EntityRecord | null): FieldChange[] {
  const sort = peopleLists[list];
  if (before !== null && after !== null) return rowsOf(sort, before, after);
  const person = before ?? after;
  const share = list === 'Beneficiaries' ? `, ${String(person?.['Benefit_Share'])}%` : '';
  const presence = (one: EntityRecord | null) => (one === null ? 'Not on the policy' : `On the policy${share}`);
  return [
    {
      field: `${String(person?.['id'])}.id`,
      label: nameOf(sort, person),
      current: presence(before),
      proposed: presence(after),
      changed: true,
    },
  ];
}

function accountRows(before: StoredPolicy['BankingDetails'], after: StoredPolicy['BankingDetails']): FieldChange[] {
  const rows = rowsOf('BANKING_DETAILS', record(before), record(after));
  const isOther = before !== null && after !== null && before.id !== after.id;
  if (!isOther || rows.some(({ field }) => field.endsWith('Account_Number'))) return rows;
  const [row] = fieldChanges('BANKING_DETAILS', record(before), null).filter(({ field }) => field === 'Account_Number');
  return row ? [...rows, { ...labelled('BANKING_DETAILS', record(before), row), proposed: numberChanged }] : rows;
}

const rowsOf = (sort: EntityType, before: EntityRecord | null, after: EntityRecord | null): FieldChange[] =>
  fieldChanges(sort, before, after)
    .filter(({ changed }) => changed)
    .map((row) => labelled(sort, before ?? after, row));

const labelled = (sort: EntityType, of: EntityRecord | null, row: FieldChange): FieldChange => ({
  ...row,
  field: `${sort}.${String(of?.['id'])}.${row.field}`,
  label: `${nameOf(sort, of)}: ${row.label}`,
});

/** `Beneficiary Zinhle Dube`, `Main member`, `Banking details`. */
function nameOf(sort: EntityType, person: EntityRecord | null): string {
  const kind = labelOf(entityTypes, sort);
  const { First_Name, Surname } = person ?? {};
  if (sort === 'MAIN_MEMBER' || typeof First_Name !== 'string' || typeof Surname !== 'string') return kind;
  return `${kind} ${fullName({ First_Name, Surname })}`;
}

/** A field that somebody else has set since the request, which stays: how it was then and is now, in words. */
interface FieldLeft {
  label: string;
  then: string | null;
  now: string | null;
}

/** What a request leaves as it is, in words; what nobody reads is left out. */
export function fieldsLeftInWords(policy: StoredPolicy, undo: UndoAfterDeath): FieldLeft[] {
  return fieldsLeft(policy, undo).flatMap((one) => {
    const { sort, of, name } = readAs(policy, one);
    const detail = detailsOf[sort].find(({ field }) => field === name);
    if (!detail) return [];
    const [then, now] = [one.from, valueOf(policy, one)].map((value) => detail.show(asRecord(value, name)));
    if (then === now && then === null) return [];
    const shown = then === now ? numberChanged : now;
    return [{ label: `${nameOf(sort, of)}: ${detail.label}`, then: then ?? null, now: shown ?? null }];
  });
}

const readInPolicy: Record<string, { sort: EntityType; name: string }> = {
  Account: { sort: 'BANKING_DETAILS', name: 'Account_Number' },
  PaymentMethod: { sort: 'PAYMENT_METHOD', name: 'Payment_Method' },
  Product: { sort: 'PRODUCT', name: 'Product_Name' },
};

function readAs(policy: StoredPolicy, { entityId, field }: UndoAfterDeath['fields'][number]) {
  const { of, name } = partsOfField(field);
  if (of === 'Policy') return { ...(readInPolicy[name] ?? { sort: 'POLICY' as const, name }), of: null };
  return { sort: peopleLists[of], name, of: personIn(policy, of, entityId) };
}

/** The account, the way to pay and the plan are one value each. */
const asRecord = (value: unknown, name: string): EntityRecord =>
  value !== null && typeof value === 'object' && name in value ? (value as EntityRecord) : { [name]: value };
