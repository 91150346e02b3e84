import { type Priced, type Offer } from './offers';

interface Quoted {
  offers: readonly Offer[];
  priced: Priced;
}

/** The premium of the policy before and after a body is applied, rand a month; null when it stays. */
export function premiumWith({ offers, priced: { policyPremium, member } }: Quoted, body: object) {
  const { Cover_Amount: cover = member?.Cover_Amount } = body as { Cover_Amount?: number };
  const after = offers.find((offer) => offer.cover === cover)?.policyPremium ?? policyPremium;
  return after === policyPremium ? null : { before: policyPremium, after };
}
