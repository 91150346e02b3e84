import { changeEffectiveDate, formatCover, formatDate, formatRand, type PlainDate } from '@portal/domain';

interface Removal {
  readonly First_Name: string;
  readonly Cover_Amount: number;
  /** What this person costs and what the policy costs with them, rand a month. */
  readonly premium: number;
  readonly policyPremium: number;
  /** Percent of the benefit they are nominated for; null when they are no beneficiary. */
  readonly share: number | null;
}

/** What follows when somebody is removed, each in a sentence: cover, premium, and what stays (docs/domain/policy.md#r4-3). */
export function removalSentences(life: Removal, today: PlainDate): string[] {
  const { First_Name: name, Cover_Amount, premium, policyPremium, share } = life;
  const ends = formatDate(changeEffectiveDate(today));
  return [
    `The cover of ${formatCover(Cover_Amount)} for ${name} ends on ${ends}, if we approve this before then.`,
    premium === 0
      ? `Your premium stays ${formatRand(policyPremium)} a month.`
      : `From that day your premium is ${formatRand(policyPremium - premium)} a month, ${formatRand(premium)} less than now.`,
    ...(share === null
      ? []
      : [`${name} stays a beneficiary, for ${share}% of the benefit, until you change your beneficiaries.`]),
  ];
}
