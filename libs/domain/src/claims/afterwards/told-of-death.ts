import { addDays, laterOf, type PlainDate } from '../../base/plain-date';
import { activeBeneficiaries } from '../../people/beneficiaries';
import { type BeneficiaryStatus } from '../../code-lists/relationships';
import { CONTINUATION_DAYS } from './continuation-days';
import { adultsLeft, type LivesLeft } from './lives-left';
import { type WaysToTell, waysToTell } from './ways-to-tell';

/** Who is told at once that a main member has died, and by which message. */
export type ToldOfDeath =
  | { message: 'CLAIM_OPEN'; beneficiaryId: string; cellNumber: string }
  /** To the day given at least: on these numbers, and by one letter to whoever has none. */
  | ({ message: 'COVER_CONTINUES'; until: PlainDate } & WaysToTell)
  /** To somebody else who paid the premiums. Null: we know neither number nor address. */
  | { message: 'NO_MORE_COLLECTIONS'; cellNumber: string | null };

interface Reachable {
  id: string;
  Cell_Number?: string | null;
}

/** What decides who is told. */
export interface PeopleToTell {
  left: LivesLeft;
  Beneficiaries: readonly (Reachable & { Beneficiary_Status: BeneficiaryStatus })[];
  /** Whoever else paid the premiums; null: nobody did. */
  payer: { cellNumber: string | null } | null;
  confirmedOn: PlainDate;
  /** The last day without premiums; null: there are none. */
  paidUpUntil: PlainDate | null;
}

/**
 * Everybody who is told of a main member's death at its confirmation: every active beneficiary with a number, also those who never reported
 * it, every adult who stays covered, and whoever else paid the premiums. Source: docs/domain/claims.md#c8-1.
 */
export function toldOfDeath(facts: PeopleToTell): ToldOfDeath[] {
  const { left, confirmedOn, paidUpUntil } = facts;
  // The decision is still to come, so cover goes on for at least as long from today.
  const until = laterOf(paidUpUntil, addDays(confirmedOn, CONTINUATION_DAYS));
  const adults = adultsLeft(left, confirmedOn);
  return [
    ...activeBeneficiaries(facts).flatMap(({ id, Cell_Number }): ToldOfDeath[] =>
      Cell_Number ? [{ message: 'CLAIM_OPEN', beneficiaryId: id, cellNumber: Cell_Number }] : [],
    ),
    ...(adults.length > 0 ? [{ message: 'COVER_CONTINUES', until, ...waysToTell(adults) } as const] : []),
    ...(facts.payer ? [{ message: 'NO_MORE_COLLECTIONS', ...facts.payer } as const] : []),
  ];
}
