import { type PlainDate } from '../../base/plain-date';
import { type DeceasedKind } from '../../code-lists/claims';
import { type CappedBenefit } from '../../plan/benefit-cap';

/** A benefit as the catalogue has it, as far as a claim goes. */
export interface BenefitTerms extends CappedBenefit {
  id: string;
  name: string;
  waitingPeriodMonths: number;
  sortOrder: number;
}

/** A benefit as a policy holds it. */
export interface HeldBenefit {
  id: string;
  startDate: PlainDate;
  status: string;
}

/** A benefit that can pay on this death, with what it comes to in rand and its own start. */
export interface Rider {
  id: string;
  name: string;
  amount: number;
  startDate: PlainDate;
  waitingPeriodMonths: number;
}

/** What decides which benefits pay on a death. */
interface DeathForRiders {
  kind: DeceasedKind;
  /** Rand on the invoice for transporting the body; null: none, or it was done in kind. */
  transportInvoice: number | null;
}

const paysOn: Record<CappedBenefit['coveredLives'], readonly DeceasedKind[]> = {
  MAIN: ['MAIN_MEMBER'],
  MAIN_AND_SPOUSE: ['MAIN_MEMBER', 'SPOUSE'],
  ALL_LIVES: ['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'STILLBORN', 'EXTENDED_MEMBER'],
  POLICY: [],
};

/**
 * The benefits of a policy that can pay money on a death, in catalogue order. What is given in kind comes to the invoice, at most the
 * value of the benefit; a benefit for the policy pays nobody. Source: docs/domain/claims.md#c4-2 and docs/domain/plans.md#r5-4.
 */
export function ridersOf(
  held: readonly HeldBenefit[],
  catalogue: readonly BenefitTerms[],
  { kind, transportInvoice }: DeathForRiders,
): Rider[] {
  return catalogue
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .filter(({ coveredLives }) => paysOn[coveredLives].includes(kind))
    .flatMap((benefit) => {
      const { id, name, benefitAmount, coveredLives, waitingPeriodMonths } = benefit;
      const own = held.find((one) => one.id === id && one.status === 'ACTIVE');
      const amount = coveredLives === 'ALL_LIVES' ? Math.min(benefitAmount, transportInvoice ?? 0) : benefitAmount;
      return own && amount > 0 ? [{ id, name, amount, startDate: own.startDate, waitingPeriodMonths }] : [];
    });
}
