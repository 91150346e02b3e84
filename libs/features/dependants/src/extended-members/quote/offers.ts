import { type Quote } from '@portal/contract';
import { checkExtendedEntry, extendedCoverAmounts, type PlainDate } from '@portal/domain';

/** One cover amount that somebody can have. Amounts in rand, premiums in rand a month. */
export interface Offer {
  cover: number;
  /** Of this person. */
  premium: number;
  /** Of the whole policy. */
  policyPremium: number;
  /** The line of the quote; null for cover that stays as it is. */
  quoteId: string | null;
}

/** Amounts that somebody cannot have, and the one reason. */
export interface NotOffered {
  covers: number[];
  reason: string;
}

/** The policy and, for somebody who is covered already, what they have. */
export interface Priced {
  policyPremium: number;
  /** The main member's cover: nobody may have more. */
  ownCover: number;
  member: {
    id: string;
    Cover_Amount: number;
    Monthly_Premium: number;
    Date_Of_Birth: PlainDate;
    Cover_Start_Date: PlainDate;
  } | null;
}

/** What can be chosen. For a member of the same birth date the present cover stays at its present premium. */
export function offersOf(quotes: readonly Quote[], birth: PlainDate, { policyPremium, member }: Priced): Offer[] {
  const present = member?.Monthly_Premium ?? 0;
  const asNow: Offer[] =
    member?.Date_Of_Birth === birth
      ? [{ cover: member.Cover_Amount, premium: member.Monthly_Premium, policyPremium, quoteId: null }]
      : [];
  const quoted = quotes.flatMap(({ id, coverAmount, difference }): Offer[] =>
    coverAmount === null || asNow[0]?.cover === coverAmount
      ? []
      : [{ cover: coverAmount, premium: present + difference, policyPremium: policyPremium + difference, quoteId: id }],
  );
  return [...asNow, ...quoted].sort((one, other) => one.cover - other.cover);
}

/** What cannot be chosen, by reason, in the order of the amounts (docs/domain/plans.md#r5-3). */
export function notOffered(
  offers: readonly Offer[],
  birth: PlainDate,
  days: { today: PlainDate; entry: PlainDate },
  ownCover: number,
): NotOffered[] {
  const found: NotOffered[] = [];
  for (const cover of extendedCoverAmounts) {
    const allowed = checkExtendedEntry({ Date_Of_Birth: birth, Cover_Amount: cover }, ownCover, days);
    if (allowed.success || offers.some((offer) => offer.cover === cover)) continue;
    const same = found.find(({ reason }) => reason === allowed.message);
    if (same) same.covers.push(cover);
    else found.push({ covers: [cover], reason: allowed.message });
  }
  return found;
}
