import { type PlainDate } from '../../base/plain-date';
import { type BeneficiaryStatus } from '../../code-lists/relationships';
import { activeBeneficiaries } from '../../people/beneficiaries';
import { adultsLeft, type LivesLeft } from './lives-left';
import { knownNumbers, type WaysToTell, waysToTell } from './ways-to-tell';

interface PeopleToTell {
  /** As they are once the changes are undone. */
  left: LivesLeft;
  /** As they were named when the main member died. */
  Beneficiaries: readonly { Beneficiary_Status: BeneficiaryStatus; Cell_Number?: string | null }[];
  on: PlainDate;
}

/**
 * Who is told that changes after a main member's death were undone: those whom the confirmation of the death told. Whoever else paid the
 * premiums is among them where we know a number, as that is the wife or husband. Source: docs/domain/claims.md#c8-1.
 */
export function toldOfUndoing({ left, Beneficiaries, on }: PeopleToTell): WaysToTell {
  const adults = waysToTell(adultsLeft(left, on));
  const named = activeBeneficiaries({ Beneficiaries }).map(({ Cell_Number }) => Cell_Number ?? null);
  return { ...adults, numbers: knownNumbers([...named, ...adults.numbers]) };
}
