import { type ActionType, type EntityType, type FieldToUndo, type FieldWritten, kindsOfChange } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { changedFields } from '../base/changed-fields';

/** The lists of people on a policy, each with the sort of record that it holds. */
export const peopleLists = {
  MainMember: 'MAIN_MEMBER',
  Spouse: 'SPOUSE',
  Children: 'CHILD',
  ExtendedMembers: 'EXTENDED_MEMBER',
  Beneficiaries: 'BENEFICIARY',
} as const satisfies Record<string, EntityType>;
export type PeopleList = keyof typeof peopleLists;

const ofCover = ['Cover_Increases', 'Cooling_Off_End_Date'] as const;
const ofPlan = ['Product', 'Is_Legacy_Product', 'Base_Premium', 'SupplementaryBenefits', ...ofCover] as const;
/** What a policy has beside people, as far as a death undoes changes of it. */
type PolicyField = 'Account' | 'PaymentMethod' | (typeof ofPlan)[number];

/** What a change of a sort of record may write. */
const touched: Record<EntityType, { people: readonly PeopleList[]; policy: readonly PolicyField[] }> = {
  MAIN_MEMBER: { people: ['MainMember'], policy: [] },
  SPOUSE: { people: ['Spouse'], policy: ofCover },
  CHILD: { people: ['Children'], policy: ofCover },
  EXTENDED_MEMBER: { people: ['ExtendedMembers', 'Children'], policy: ofCover },
  BENEFICIARY: { people: ['Beneficiaries'], policy: [] },
  BANKING_DETAILS: { people: [], policy: ['Account', 'PaymentMethod'] },
  PAYMENT_METHOD: { people: [], policy: ['Account', 'PaymentMethod'] },
  PRODUCT: { people: ['MainMember', 'Spouse', 'Children', 'ExtendedMembers'], policy: ofPlan },
  SUPPLEMENTARY_BENEFIT: { people: [], policy: ofPlan },
  POLICY: { people: [], policy: [] },
};

/** A field of the record with this id; those of the policy itself stand under its own id. */
type Written = FieldWritten & Pick<FieldToUndo, 'entityId'>;

/** What a change has written to a policy, from how the policy was before and after it. Pure. */
export function fieldsWritten(kind: ActionType, before: StoredPolicy, after: StoredPolicy): Written[] {
  const { people, policy } = touched[kindsOfChange[kind].entityType];
  return [
    ...people.flatMap((list) => writtenToPeople(list, peopleIn(before, list), peopleIn(after, list))),
    ...policy.map((name) => ({
      entityId: after.id,
      field: `Policy.${name}`,
      before: policyValue(before, name),
      after: policyValue(after, name),
    })),
  ].filter((one) => !isSame(one.before, one.after));
}

function writtenToPeople(list: PeopleList, before: readonly EntityRecord[], after: readonly EntityRecord[]): Written[] {
  const ids = new Set([...before, ...after].map(({ id }) => String(id)));
  return [...ids].flatMap((entityId) => {
    const [was, is] = [before, after].map((records) => records.find(({ id }) => id === entityId) ?? null);
    return namesOf(was ?? null, is ?? null).map((name) => ({
      entityId,
      field: `${list}.${name}`,
      before: was?.[name] ?? null,
      after: is?.[name] ?? null,
    }));
  });
}

/** Everything of who joined or left; of anybody else what somebody can change. That somebody has died is not undone, nor is a consent. */
function namesOf(was: EntityRecord | null, is: EntityRecord | null): string[] {
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  if (was === null || is === null) return names;
  const isDead = is['Life_Status'] === 'DECEASED';
  return names.filter((name) => !isKept(name) && name !== 'MarketingConsent' && !(isDead && ofDeath.includes(name)));
}

const ofDeath = ['Life_Status', 'Cover_End_Date', 'Removal_Reason'];
/** What the service keeps of a record, not what somebody changes. */
const kept = ['Version', 'Created_At', 'Updated_At'];
const keptOfAccount = [
  'Verification_Status',
  'Verification_Message',
  'Verified_At',
  'Effective_Date',
  'Mandate_Status',
];
export const isKept = (name: string): boolean => kept.includes(name);

/** The people of a list, as records. */
export function peopleIn(policy: StoredPolicy, list: PeopleList): EntityRecord[] {
  const found = policy[list];
  return (Array.isArray(found) ? found : found ? [found] : []) as unknown as EntityRecord[];
}

/** The list, or the policy, that a field stands in, and its name there. */
export function partsOfField(field: string): { of: PeopleList | 'Policy'; name: string } {
  const [of, name] = field.split('.');
  return { of: of as PeopleList | 'Policy', name: name ?? '' };
}

/** What a policy has in a field; null: nothing, or it has no such record. */
export function valueOf(policy: StoredPolicy, { entityId, field }: Pick<FieldToUndo, 'entityId' | 'field'>): unknown {
  const { of, name } = partsOfField(field);
  if (of === 'Policy') return policyValue(policy, name as PolicyField);
  return peopleIn(policy, of).find(({ id }) => id === entityId)?.[name] ?? null;
}

function policyValue(policy: StoredPolicy, name: PolicyField): unknown {
  if (name === 'Account') return policy.BankingDetails && without(policy.BankingDetails, [...kept, ...keptOfAccount]);
  if (name === 'PaymentMethod') return wayToPay(policy);
  return policy[name];
}

const wayToPay = ({ PaymentMethod }: StoredPolicy) => {
  const { Payment_Method, Debit_Day, Effective_Date, Debit_Day_From, Previous_Debit_Day } = PaymentMethod;
  return { Payment_Method, Debit_Day, Effective_Date, Debit_Day_From, Previous_Debit_Day };
};

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Whether two values are one, in whatever order their keys stand. */
export const isSame = (one: unknown, other: unknown): boolean =>
  changedFields({ value: one ?? null }, { value: other ?? null }).length === 0;
