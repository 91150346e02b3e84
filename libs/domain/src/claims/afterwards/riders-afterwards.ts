import { type PlainDate } from '../../base/plain-date';
import { type CappedBenefit } from '../../plan/benefit-cap';
import { supplementaryPrice, type SupplementaryPrice } from '../../premium/premium';
import { type HeldRider, premiumWaiverId } from './premium-waiver';
import { type Successor } from './successor';

/** A supplementary benefit of the catalogue, as far as it goes on after a death. */
export type RiderTerms = Pick<CappedBenefit, 'coveredLives'> &
  SupplementaryPrice & { id: string; waitingPeriodMonths: number };

export interface RidersAfterwards {
  /** With the price beside the new base premium and the day from which it waits. */
  goOn: HeldRider[];
  /** Ids. */
  end: string[];
}

interface Around {
  terms: readonly RiderTerms[];
  /** Of the plan that goes on, rand a month. */
  basePremium: number;
  successorRole: Successor['role'];
  /** The first day on which the successor is covered as main member. */
  from: PlainDate;
  /** Whether the premium waiver pays on this death. */
  isWaived: boolean;
}

/**
 * What becomes of the supplementary benefits: those of the main member end, and so does a premium waiver that pays now; those of main
 * member and spouse go on for the successor, waiting anew for one whom they did not cover, and end with a guardian, whom nothing covers. A
 * part of the base premium follows it; other prices stay as they were agreed. Source: docs/domain/claims.md#c8-3.
 */
export function ridersAfterwards(held: readonly HeldRider[], around: Around): RidersAfterwards {
  const { terms, basePremium, successorRole, from, isWaived } = around;
  const active = held.filter(({ status }) => status !== 'REMOVED');
  const termsOf = ({ id }: HeldRider) => terms.find((one) => one.id === id);
  const isOfCouple = (rider: HeldRider) => termsOf(rider)?.coveredLives === 'MAIN_AND_SPOUSE';
  const ends = (rider: HeldRider) =>
    termsOf(rider)?.coveredLives === 'MAIN' ||
    (isWaived && rider.id === premiumWaiverId) ||
    (successorRole === 'GUARDIAN' && isOfCouple(rider));
  return {
    end: active.filter(ends).map(({ id }) => id),
    goOn: active
      .filter((rider) => !ends(rider))
      .map((rider) => {
        const row = termsOf(rider);
        const isNew = isOfCouple(rider) && successorRole !== 'SPOUSE';
        const price = row?.pricingType === 'PERCENT_OF_BASE' ? supplementaryPrice(row, basePremium) : rider.price;
        return { ...rider, price, startDate: isNew ? from : rider.startDate };
      }),
  };
}
