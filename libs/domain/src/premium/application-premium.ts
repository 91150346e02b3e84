import { ageOn } from '../people/age';
import { type PlainDate } from '../base/plain-date';
import {
  type ExtendedRateBand,
  monthlyPremium,
  type PremiumBand,
  type PremiumParts,
  type SupplementaryPrice,
} from './premium';

/** Somebody who would be covered. */
interface Applicant {
  Date_Of_Birth: PlainDate;
}

/** What a new policy would be made of, as far as its premium goes. */
export interface PricedApplication {
  premiums: readonly PremiumBand[];
  MainMember: Applicant;
  ExtendedMembers: readonly (Applicant & { Cover_Amount: number })[];
  benefits: readonly SupplementaryPrice[];
}

/** The premium of a new policy that begins on this day: ages count on that day. Null when an age or a cover has no rate. */
export const applicationPremium = (
  { premiums, MainMember, ExtendedMembers, benefits }: PricedApplication,
  extendedRates: readonly ExtendedRateBand[],
  inception: PlainDate,
): PremiumParts | null =>
  monthlyPremium({
    bands: premiums,
    inceptionAge: ageOn(MainMember.Date_Of_Birth, inception),
    extendedRates,
    benefits,
    extendedMembers: ExtendedMembers.map(({ Date_Of_Birth, Cover_Amount }) => ({
      ageAtEntry: ageOn(Date_Of_Birth, inception),
      cover: Cover_Amount,
    })),
  });
