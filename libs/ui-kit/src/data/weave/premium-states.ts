/** How a month of premiums stands. `none`: no premium was asked for. */
export type PremiumState = 'paid' | 'part' | 'due' | 'unpaid' | 'none';

/** One month of the band. */
export interface PremiumMonth {
  /** In full: "November 2026". */
  name: string;
  state: PremiumState;
}

const stateWords: Record<PremiumState, string> = {
  paid: 'paid',
  part: 'paid in part',
  due: 'due',
  unpaid: 'not paid',
  none: 'no premium',
};

/** "November 2026: paid in part". */
export const premiumMonthWords = ({ name, state }: PremiumMonth) => `${name}: ${stateWords[state]}`;

const namesOf = (months: readonly PremiumMonth[], state: PremiumState) =>
  months.filter((month) => month.state === state).map(({ name }) => name);

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** What a band of months says, in one sentence: what is paid, and by name what is not. */
export function premiumWeaveSentence(months: readonly PremiumMonth[]): string {
  const asked = months.filter(({ state }) => state !== 'none');
  const paid = namesOf(months, 'paid').length;
  if (asked.length === 0) return 'No premium was due in these months.';
  const whole =
    paid === asked.length
      ? `All ${asked.length} premiums are paid`
      : `${paid} of ${asked.length} ${asked.length === 1 ? 'premium is' : 'premiums are'} paid`;
  const rest = (['unpaid', 'part', 'due'] as const).flatMap((state) => {
    const names = namesOf(months, state);
    return names.length === 0 ? [] : [`${stateWords[state]}: ${listed(names)}`];
  });
  const sentence = asked.length === 1 && paid === 1 ? 'The one premium is paid' : whole;
  return `${[sentence, ...rest].join('; ')}.`;
}
