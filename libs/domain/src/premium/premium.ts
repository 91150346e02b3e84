/** Premiums are whole rand a month. Rates come as arguments, as the catalogue holds them. Source: docs/domain/plans.md#r5-5. */

export interface PremiumBand {
  minAge: number;
  maxAge: number;
  monthlyPremium: number;
}

/** One row of the extended-member rates: premium by cover amount, both in rand. */
export interface ExtendedRateBand {
  minAge: number;
  maxAge: number;
  rates: Readonly<Record<string, number | undefined>>;
}

/** How a supplementary benefit is priced: a price, or a part of the base premium with a least price. */
export type SupplementaryPrice =
  { pricingType: 'FIXED'; price: number } | { pricingType: 'PERCENT_OF_BASE'; percent: number; minPrice: number };

const bandOf = <Band extends { minAge: number; maxAge: number }>(bands: readonly Band[], age: number) =>
  bands.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge);

/** The premium of a plan for a main member of this age at inception; the band never moves with age. Null: no band. */
export const basePremium = (bands: readonly PremiumBand[], inceptionAge: number): number | null =>
  bandOf(bands, inceptionAge)?.monthlyPremium ?? null;

/** The premium of one extended member by age at entry and cover. Null: this cover is not sold at this age. */
export const extendedRate = (bands: readonly ExtendedRateBand[], ageAtEntry: number, cover: number): number | null =>
  bandOf(bands, ageAtEntry)?.rates[String(cover)] ?? null;

/** The price of one supplementary benefit beside this base premium. */
export const supplementaryPrice = (benefit: SupplementaryPrice, base: number): number =>
  benefit.pricingType === 'FIXED'
    ? benefit.price
    : Math.max(benefit.minPrice, Math.round((base * benefit.percent) / 100));

export interface PremiumParts {
  base: number;
  extended: number;
  supplementary: number;
  /** The sum of the three: `Monthly_Premium`. */
  monthly: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The monthly premium from its parts as they were fixed: the base, each extended member's, each benefit. */
export const premiumParts = (
  base: number,
  extendedPremiums: readonly number[],
  benefits: readonly SupplementaryPrice[],
): PremiumParts => {
  const extended = sum(extendedPremiums);
  const supplementary = sum(benefits.map((benefit) => supplementaryPrice(benefit, base)));
  return { base, extended, supplementary, monthly: base + extended + supplementary };
};

export interface PremiumInput {
  bands: readonly PremiumBand[];
  /** Of the main member. */
  inceptionAge: number;
  extendedRates: readonly ExtendedRateBand[];
  extendedMembers: readonly { ageAtEntry: number; cover: number }[];
  benefits: readonly SupplementaryPrice[];
}

/** The monthly premium of a policy and its parts. Null when an age or a cover has no rate. */
export const monthlyPremium = (input: PremiumInput): PremiumParts | null => {
  const base = basePremium(input.bands, input.inceptionAge);
  const extended = input.extendedMembers.map(({ ageAtEntry, cover }) =>
    extendedRate(input.extendedRates, ageAtEntry, cover),
  );
  if (base === null || !extended.every((rate) => rate !== null)) return null;
  return premiumParts(base, extended, input.benefits);
};
