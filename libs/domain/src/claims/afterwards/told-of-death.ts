import { addDays, laterOf, type PlainDate } from '../../base/plain-date';
import { activeBeneficiaries } from '../../people/beneficiaries';
import { fullName } from '../../people/names';
import { type BeneficiaryStatus } from '../../code-lists/relationships';
import { CONTINUATION_DAYS } from './continuation-days';
import { adultsLeft, type LivesLeft } from './lives-left';

/** Who is told at once that a main member has died, and by which message. */
export type ToldOfDeath =
  | { message: 'CLAIM_OPEN'; beneficiaryId: string; cellNumber: string }
  /** To the day given at least; without a number by letter. */
  | { message: 'COVER_CONTINUES'; lifeId: string; name: string; cellNumber: string | null; until: PlainDate }
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
  return [
    ...activeBeneficiaries(facts).flatMap(({ id, Cell_Number }): ToldOfDeath[] =>
      Cell_Number ? [{ message: 'CLAIM_OPEN', beneficiaryId: id, cellNumber: Cell_Number }] : [],
    ),
    ...adultsLeft(left, confirmedOn).map((life): ToldOfDeath => ({
      message: 'COVER_CONTINUES',
      lifeId: life.id,
      name: fullName(life),
      cellNumber: life.Cell_Number ?? null,
      until,
    })),
    ...(facts.payer ? [{ message: 'NO_MORE_COLLECTIONS', ...facts.payer } as const] : []),
  ];
}
