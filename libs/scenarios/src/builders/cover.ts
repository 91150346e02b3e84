import {
  ageOn,
  childCoverEnd,
  coverForChild,
  extendedRate,
  firstOfNextMonth,
  isNewbornAddition,
  type PlainDate,
  waitingPeriodEnd,
} from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { type SeedChild } from './a-child';
import { type SeedExtendedMember } from './an-extended-member';
import { type planOf } from './plan';

/** From when a life is covered, and from when for natural causes too. */
export const coverFrom = (start: PlainDate) => ({
  Cover_Start_Date: start,
  Waiting_Period_End_Date: waitingPeriodEnd(start),
});

/** A life covered for an amount from a day on, unless it says otherwise. */
export const covered = <Life extends object>(life: Life, Cover_Amount: number, start: PlainDate) => ({
  Life_Status: 'ACTIVE' as const,
  Cover_Amount,
  ...coverFrom(start),
  ...life,
});

/** A child born later joins with the month after its birth, and waits no longer than its parent does. */
export function childCoverFrom(birth: PlainDate, inception: PlainDate) {
  if (birth < inception) return coverFrom(inception);
  const start = firstOfNextMonth(birth);
  if (!isNewbornAddition(birth, start)) return coverFrom(start);
  const parentWaits = waitingPeriodEnd(inception);
  return { Cover_Start_Date: start, Waiting_Period_End_Date: parentWaits > start ? parentWaits : start };
}

/** The child with its cover on this plan today. */
export const coveredChild = (
  child: SeedChild,
  plan: ReturnType<typeof planOf>,
  inception: PlainDate,
  today: PlainDate,
): SeedChild => {
  const { Date_Of_Birth: birth, Is_Student: isStudent = false, Is_Disabled: isDisabled = false } = child;
  return {
    Life_Status: 'ACTIVE',
    ...childCoverFrom(birth, inception),
    Cover_End_Date: childCoverEnd(birth, { isStudent, isDisabled }),
    Cover_Amount: coverForChild(plan, birth, today),
    ...child,
  };
};

/** The extended member with the premium of the age at entry. Throws when this cover is not sold at this age. */
export function coveredExtendedMember(member: SeedExtendedMember, inception: PlainDate): SeedExtendedMember {
  const start = member.Cover_Start_Date ?? inception;
  const age = ageOn(member.Date_Of_Birth, start);
  const Monthly_Premium = extendedRate(extendedRates, age, member.Cover_Amount);
  if (Monthly_Premium === null) throw new Error(`No rate for ${member.First_Name}, who joined at ${age}`);
  return { Life_Status: 'ACTIVE', ...coverFrom(start), Monthly_Premium, ...member };
}
