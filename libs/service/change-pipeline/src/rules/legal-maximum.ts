import {
  childCoverOn,
  coverElsewhereByDay,
  type CoveredLife,
  dayAboveMaximum,
  identityKeys,
  isPaidMoreElsewhere,
  peopleCoveredForMore,
  peopleFoundAnew,
  type PlainDate,
  type PolicyStages,
  type Renamed,
  totalCoverSentence,
} from '@portal/domain';
import {
  type Executor,
  lockPeople,
  policiesCovering,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { type Proposal, type Refused, refusedFields } from '../base/change';
import { asCovering, stagesOf } from './covering';

/** A policy after a change, with its children held below the law, and who would be covered for more than the law allows all the same. */
export interface Judged {
  policy: StoredPolicy;
  above: { person: CoveredLife & { First_Name: string }; sentence: string } | null;
}

type Named = CoveredLife & { First_Name: string };

/**
 * Judges a change by the legal maximum of everybody whom it covers for more, over all policies, from the day it holds and
 * for ever after (docs/domain/policy.md#r4-2, docs/domain/lives.md#r4-5 and docs/domain/records.md#r9-22; decision 007).
 *
 * Those people are locked until the end of the transaction, so that of two changes on two policies the second sees the first.
 */
export async function judgeMaximum(
  tx: Transaction,
  before: StoredPolicy,
  after: StoredPolicy,
  from: PlainDate,
): Promise<Judged> {
  const asked = peopleAsked(before, after, from);
  const people = everybodyIn(asked);
  if (people.length === 0) return { policy: after, above: null };
  await lockPeople(tx, people.flatMap(identityKeys));
  return judge(tx, asked, after, from);
}

/** The same for somebody who only asks: nobody is locked, so it may be otherwise by the time the change is sent. */
export const previewMaximum = (
  executor: Executor,
  before: StoredPolicy,
  after: StoredPolicy,
  from: PlainDate,
): Promise<Judged> => judge(executor, peopleAsked(before, after, from), after, from);

/** Whom the maximum is asked about: whoever is covered for more, and whoever other policies may now turn out to cover too. */
interface Asked {
  coveredForMore: readonly CoveredLife[];
  foundAnew: readonly Renamed[];
}

const peopleAsked = (before: StoredPolicy, after: StoredPolicy, from: PlainDate): Asked => ({
  coveredForMore: peopleCoveredForMore(asCovering(before), asCovering(uncapped(after)), from),
  foundAnew: peopleFoundAnew(asCovering(before), asCovering(after)),
});
const everybodyIn = ({ coveredForMore, foundAnew }: Asked): CoveredLife[] => [
  ...coveredForMore,
  ...foundAnew.flatMap(({ before, after }) => [before, after]),
];

async function judge(executor: Executor, asked: Asked, after: StoredPolicy, from: PlainDate): Promise<Judged> {
  const covering = await policiesCovering(executor, everybodyIn(asked));
  const others = covering.filter(({ row }) => row.id !== after.id).map((one) => stagesOf(one, from));
  const foundElsewhere = asked.foundAnew.filter((renamed) => isPaidMoreElsewhere(renamed, others, from));
  const more = [...asked.coveredForMore, ...foundElsewhere.map((renamed) => renamed.after)];
  const ids = new Set(more.map(({ id }) => id));
  const policy = {
    ...after,
    Children: after.Children.map((child) => (ids.has(child.id) ? heldBelow(child, after, others, from) : child)),
  };
  const all = [[asCovering(policy)], ...others];
  const person = more.find((one) => dayAboveMaximum(one, all, from) !== null) as Named | undefined;
  return { policy, above: person ? { person, sentence: totalCoverSentence(person.First_Name) } : null };
}

/** The child with what the law leaves this policy to pay beside the others. */
function heldBelow(
  { Cover_Elsewhere: _before, ...child }: StoredPolicy['Children'][number],
  { Product }: StoredPolicy,
  others: readonly PolicyStages[],
  from: PlainDate,
) {
  const Cover_Elsewhere = coverElsewhereByDay(child, others, from);
  const held = Cover_Elsewhere.length > 0 ? { ...child, Cover_Elsewhere } : child;
  return { ...held, Cover_Amount: childCoverOn(held, Product, from) };
}

/** What a child could get here were it covered nowhere else: more of it is asked about anew. */
const uncapped = (policy: StoredPolicy): StoredPolicy => ({
  ...policy,
  Children: policy.Children.map(({ Cover_Elsewhere: _elsewhere, ...child }) => child),
});

const numberFields = { SA_ID: 'Id_Number', PASSPORT: 'Passport_Number', REFUGEE_PERMIT: 'Permit_Number' } as const;

/** The refusal of a change, beside the field that asks for the cover. */
export function refusedAbove(
  { entityType, changedFields, proposed }: Proposal,
  above: NonNullable<Judged['above']>,
): Refused {
  const message = above.sentence;
  if (entityType === 'PRODUCT') return refusedFields([{ field: 'productId', message }]);
  if (entityType === 'SUPPLEMENTARY_BENEFIT') return refusedFields([{ field: 'benefitIds', message }]);
  if (changedFields.includes('Cover_Amount')) return refusedFields([{ field: 'Cover_Amount', message }]);
  const kind = proposed?.['Id_Type'] as keyof typeof numberFields;
  return refusedFields([{ field: numberFields[kind] ?? 'First_Name', message }]);
}
