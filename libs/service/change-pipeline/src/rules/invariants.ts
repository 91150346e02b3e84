import {
  activeBeneficiaries,
  checkBenefitCap,
  checkCoverSpan,
  checkParents,
  checkShares,
  hasCoverEnded,
  isActiveOrPendingLife,
  isPlainDate,
  isSamePerson,
  livesLosingCover,
  mainMemberCover,
  mostLives,
  parentsAbove,
  type PlainDate,
  type Result,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { benefitsHeld } from '../plan/plan-of-policy';

/**
 * What is true of every policy after every change; the sentence of the first rule that is broken, or null.
 *
 * A change is worked out against the policy as it stood; when it is applied days later the policy may have moved on.
 */
export const brokenInvariant = (policy: StoredPolicy, today: PlainDate): string | null =>
  firstBroken(null, onDay(policy, today));

/**
 * The same for a change: only what it breaks, or makes worse. A policy may be short of a rule without anybody's change, as its shares are once
 * a beneficiary has died; that holds up no other change. Whoever changes the beneficiaries leaves their shares whole.
 */
export const brokenByChange = (before: StoredPolicy, after: StoredPolicy, today: PlainDate): string | null =>
  firstBroken(onDay(before, today), onDay(after, today));

/** A policy as far as the rules go, with those who count on a day. */
const onDay = (policy: StoredPolicy, today: PlainDate) => ({
  policy,
  children: policy.Children.filter(isActiveOrPendingLife).filter((child) => !hasCoverEnded(child, today)),
  relatives: policy.ExtendedMembers.filter(isActiveOrPendingLife),
  beneficiaries: activeBeneficiaries(policy),
});
type OnDay = ReturnType<typeof onDay>;

/** A rule that is broken, and by how much. */
interface Broken {
  sentence: string;
  by: number;
}

function firstBroken(before: OnDay | null, after: OnDay): string | null {
  for (const rule of rules) {
    const broken = rule(after, before);
    if (broken && broken.by > ((before && rule(before, before))?.by ?? 0)) return broken.sentence;
  }
  return null;
}

/** Each is given the policy before the change too; null: there was none. */
const rules: readonly ((after: OnDay, before: OnDay | null) => Broken | null)[] = [
  ({ children }) => above(children.length - mostLives.children, 'There are too many children on the policy'),
  ({ relatives }) =>
    above(relatives.length - mostLives.extendedMembers, 'There are too many extended members on the policy'),
  ({ beneficiaries }) =>
    above(beneficiaries.length - mostLives.beneficiaries, 'There are too many beneficiaries on the policy'),
  sharesAreWhole,
  ({ relatives }) => {
    const relationships = relatives.map(({ Relationship }) => Relationship);
    return failing(checkParents(relationships), parentsAbove(relationships));
  },
  ({ policy: { Product, Spouse }, children }) => {
    const covered = { Spouse: Spouse && isActiveOrPendingLife(Spouse) ? Spouse : null, Children: children };
    return above(livesLosingCover(Product, covered).length, 'The plan does not cover everybody on the policy');
  },
  ({ policy: { Product }, relatives }) => {
    const excess = relatives.map(({ Cover_Amount }) => Math.max(0, Cover_Amount - Product.levelOfCover));
    return above(sum(excess), 'An extended member would be covered for more than the main member');
  },
  ({ policy }) => {
    const [cover, benefits] = [policy.Product.levelOfCover, benefitsHeld(policy)];
    return failing(checkBenefitCap(cover, benefits), mainMemberCover(cover, benefits));
  },
  ({ policy: { MainMember, Spouse }, children, relatives }) => {
    const lives = [MainMember, ...(Spouse ? [Spouse] : []), ...children, ...relatives];
    const twice = lives.map((one, place) => lives.slice(place + 1).filter((other) => isSamePerson(one, other)).length);
    return above(sum(twice), 'The same person is on the policy twice');
  },
];

/** Shares are one whole: either nobody touched them, or they add up. */
function sharesAreWhole({ policy, beneficiaries }: OnDay, before: OnDay | null): Broken | null {
  const isUntouched = JSON.stringify(policy.Beneficiaries) === JSON.stringify(before?.policy.Beneficiaries);
  return isUntouched ? null : failing(checkShares(beneficiaries.map(({ Benefit_Share }) => Benefit_Share)), 1);
}

const above = (by: number, sentence: string): Broken | null => (by > 0 ? { sentence, by } : null);
const failing = (result: Result<unknown>, by: number): Broken | null =>
  result.success ? null : { sentence: result.message, by };
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Why somebody who joins now would have no cover, in a sentence, or null. */
export function whyNoCover(life: EntityRecord | null): string | null {
  const { Cover_Start_Date: starts, Cover_End_Date: ends, Life_Status } = life ?? {};
  if (Life_Status !== 'ACTIVE' || !isPlainDate(starts) || !isPlainDate(ends)) return null;
  const span = checkCoverSpan(starts, ends);
  return span.success ? null : span.message;
}
