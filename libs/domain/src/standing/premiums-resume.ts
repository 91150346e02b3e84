import { addDays, firstOfNextMonth, laterOf, type PlainDate } from '../base/plain-date';
import { type SettledPremium } from '../payments/ledger';
import { isWithoutCover, type PremiumPayer } from '../payments/premium-position';

/** A policy as far as its months without premiums go. */
export type WaivedPayer = PremiumPayer & {
  /** The last day of cover without premiums; null or absent where nobody recorded one. */
  Paid_Up_Until?: PlainDate | null | undefined;
};

/** How a policy stands whose premiums go on. */
export interface PremiumsResumed {
  changes: Pick<
    PremiumPayer,
    'Policy_Status' | 'Paid_To_Date' | 'Months_Without_Cover' | 'Grace_End_Date' | 'Unpaid_Notice_Date'
  >;
  /** Settled with nothing, the oldest first. */
  months: SettledPremium[];
}

/** The first day with premiums again, of a policy that is paid up; null where nobody recorded how long it is. */
export const premiumsResumeOn = ({ Policy_Status, Paid_Up_Until }: WaivedPayer): PlainDate | null =>
  Policy_Status === 'PAID_UP' && Paid_Up_Until ? addDays(Paid_Up_Until, 1) : null;

/**
 * What the end of the months without premiums changes: the policy is ACTIVE, and its next premium is that of the month after them. The
 * months before are settled with nothing, and nothing is owed for them either should money be taken back later. Null: it is not that day
 * yet. Source: docs/domain/claims.md#c8-3.
 */
export function premiumsResume(policy: WaivedPayer, today: PlainDate): PremiumsResumed | null {
  const resumes = premiumsResumeOn(policy);
  if (resumes === null || resumes > today) return null;
  const until = addDays(resumes, -1);
  const { Paid_To_Date, Months_Without_Cover = [] } = policy;
  const waived: string[] = [];
  if (Paid_To_Date !== null) {
    for (let month = firstOfNextMonth(Paid_To_Date); month <= until; month = firstOfNextMonth(month)) {
      if (!isWithoutCover(policy, month)) waived.push(month.slice(0, 7));
    }
  }
  return {
    changes: {
      Policy_Status: 'ACTIVE',
      Paid_To_Date: laterOf(Paid_To_Date, until),
      Months_Without_Cover: [...Months_Without_Cover, ...waived],
      Grace_End_Date: null,
      Unpaid_Notice_Date: null,
    },
    months: waived.map((month) => ({ month, amountCents: 0 })),
  };
}
