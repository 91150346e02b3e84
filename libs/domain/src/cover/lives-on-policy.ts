import { type PlainDate } from '../base/plain-date';
import { childCoverField } from '../lives/child-cover';
import { childCoverEnding } from '../lives/child-cover-ending';
import { amountOn, childCoverOn, coverDays } from '../lives/person-cover';
import { ageOn } from '../people/age';
import { coverAmount } from '../plan/cover-breakdown';
import { livesOf } from '../plan/lives';
import {
  type ChildOnPolicy,
  type CoverRequest,
  type CoverRole,
  type LifeOnPolicy,
  type PolicyWithLives,
} from './cover-facts';
import { type CoverRule } from './cover-rules';

/** Somebody with everything about their cover that does not depend on the policy's standing. */
export interface CoverOfLife {
  life: LifeOnPolicy;
  role: CoverRole;
  /** The first day without cover, and why; null: none is known. */
  ending: { on: PlainDate; rule: CoverRule } | null;
  /** Rand on a day: what is paid here, and what the plan says where that is more. */
  amountOn(day: PlainDate): { here: number; byPlan: number };
  /** The days after the start on which the amount can change by age. */
  amountDays: readonly PlainDate[];
  /** A student whose cover ends on that day unless proof of study comes. */
  studyUntil: PlainDate | null;
}

/** Everybody on a policy, in its order. */
export function livesOnPolicy(policy: PolicyWithLives, requests: readonly CoverRequest[]): CoverOfLife[] {
  const { Product, MainMember, Spouse, Children, ExtendedMembers } = policy;
  const takes = livesOf(Product.Product_Name);
  const removals = requests.filter(({ removes, isApproved }) => removes && isApproved);
  const steady = (life: LifeOnPolicy, role: CoverRole, amount: number): CoverOfLife => ({
    life,
    role,
    ending: earlier(fixedEnd(life), removalOf(life, removals)),
    amountOn: () => ({ here: amount, byPlan: amount }),
    amountDays: [],
    studyUntil: null,
  });
  return [
    steady(MainMember, 'MAIN_MEMBER', coverAmount(Product, 'levelOfCover')),
    ...(Spouse ? [steady(Spouse, 'SPOUSE', takes.spouse ? coverAmount(Product, 'spouseCover') : 0)] : []),
    ...Children.map((child) => childOnPolicy(child, takes.children ? Product : null, removals)),
    ...ExtendedMembers.map((life) => steady(life, 'EXTENDED_MEMBER', life.Cover_Amount)),
  ];
}

type Ending = CoverOfLife['ending'];

const earlier = (one: Ending, other: Ending): Ending => {
  if (one === null || other === null) return one ?? other;
  return other.on < one.on ? other : one;
};

const fixedEnd = ({ Cover_End_Date: on, Life_Status }: LifeOnPolicy): Ending =>
  on ? { on, rule: Life_Status === 'DECEASED' ? 'death' : 'removal' } : null;

function removalOf({ id }: LifeOnPolicy, removals: readonly CoverRequest[]): Ending {
  const on = removals.find(({ entityId }) => entityId === id)?.effectiveDate;
  return on ? { on, rule: 'removal' } : null;
}

const endingRules = {
  USUAL_AGE: 'usual-age',
  STUDENT_AGE: 'student-age',
  NO_PROOF_OF_STUDY: 'proof-of-study',
  OTHER: 'removal',
} as const satisfies Record<string, CoverRule>;

function endOfChild(child: ChildOnPolicy): Ending {
  if (child.Life_Status === 'DECEASED') return fixedEnd(child);
  const ending = childCoverEnding(child);
  return ending && { on: ending.ends, rule: endingRules[ending.why] };
}

function childOnPolicy(
  child: ChildOnPolicy,
  product: PolicyWithLives['Product'] | null,
  removals: readonly CoverRequest[],
): CoverOfLife {
  const { Date_Of_Birth: birth, Cover_By_Day: byDay } = child;
  const ending = endOfChild(child);
  const isStudying = child.Is_Student === true && child.Is_Disabled !== true && child.Life_Status === 'ACTIVE';
  const needsProof = isStudying && (ending?.rule === 'proof-of-study' || ending?.rule === 'usual-age');
  return {
    life: child,
    role: 'CHILD',
    ending: earlier(ending, removalOf(child, removals)),
    amountOn: (day) => {
      if (product === null) return { here: 0, byPlan: 0 };
      const byPlan = coverAmount(product, childCoverField(product, ageOn(birth, day)));
      return { here: byDay ? Math.min(byPlan, amountOn(byDay, day)) : childCoverOn(child, product, day), byPlan };
    },
    amountDays: coverDays(birth, child.Cover_Start_Date).slice(1),
    studyUntil: needsProof ? ending.on : null,
  };
}
