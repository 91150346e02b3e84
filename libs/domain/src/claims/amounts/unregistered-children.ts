import { laterOf, type PlainDate } from '../../base/plain-date';
import { type PolicyWithLives } from '../../cover/cover-facts';
import { coverForChild } from '../../lives/child-cover';
import { ageOn } from '../../people/age';
import { coverAmount } from '../../plan/cover-breakdown';
import { mostLives } from '../../plan/lives';
import { conduct } from '../../policy/conduct';
import { isNewbornAddition } from '../../policy/policy-dates';
import { type LifeOnDay, type StillbornChild } from './deceased';
import { type NothingPayable } from './nothing-payable';

/** From when a child is covered who was never put on the policy: the end of the main member's waiting. */
const parentsWaitUntil = ({ MainMember }: PolicyWithLives): PlainDate =>
  laterOf(MainMember.Waiting_Period_End_Date, MainMember.Cover_Start_Date);

/** A stillborn child of main member or spouse. Source: docs/domain/claims.md#c4-2. */
export function stillbornOnDay(policy: PolicyWithLives, child: StillbornChild, on: PlainDate): LifeOnDay {
  const starts = parentsWaitUntil(policy);
  const amount = coverAmount(policy.Product, 'coverStillborn');
  return { ...coveredForAnyCause('STILLBORN', 0, amount, starts), nothing: whyNot() };

  function whyNot(): NothingPayable | null {
    const { weeks, claimsPaid, wasEndedIntentionally } = child;
    if (amount === 0 || wasEndedIntentionally) return { code: 'NOT_COVERED', on };
    if (weeks < conduct.STILLBORN_FROM_WEEK) return { code: 'STILLBORN_WEEKS', weeks };
    if (claimsPaid >= mostLives.stillbornClaims) return { code: 'STILLBORN_COUNT', paid: claimsPaid };
    return starts > on ? { code: 'WAITING_PERIOD', naturalFrom: starts } : null;
  }
}

/** A baby who died within 90 days of birth and was not added yet. Source: docs/domain/claims.md#c4-2. */
export function newbornOnDay(policy: PolicyWithLives, birth: PlainDate, on: PlainDate): LifeOnDay {
  const amount = isNewbornAddition(birth, on) ? coverForChild(policy.Product, birth, on) : 0;
  const starts = laterOf(parentsWaitUntil(policy), birth);
  return { ...coveredForAnyCause('CHILD', ageOn(birth, on), amount, starts), nothing: whyNot() };

  function whyNot(): NothingPayable | null {
    if (amount === 0) return { code: 'NOT_COVERED', on };
    return starts > on ? { code: 'COVER_NOT_STARTED', starts } : null;
  }
}

const coveredForAnyCause = (kind: 'STILLBORN' | 'CHILD', age: number, amount: number, starts: PlainDate) => ({
  kind,
  age,
  cover: { id: '', Cover_Amount: amount, Cover_Start_Date: starts, Waiting_Period_End_Date: starts },
  increases: [],
  isForAnyCause: true,
});
