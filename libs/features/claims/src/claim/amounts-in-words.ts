import { type ClaimAmountsRead } from '@portal/contract';
import {
  causesOfDeath,
  formatRand,
  formatRandAndCents,
  formatRandOr,
  formatShortDate,
  labelOf,
  toCents,
} from '@portal/domain';
import { type AmountRow } from '@portal/ui-kit';
import { laterWords } from './later-words';

/** What a claim pays, ready to be read. */
interface AmountsInWords {
  /** What is paid at once, line by line; empty where one line is all. */
  atOnce: AmountRow[];
  /** What that comes to, or the one line; null where nothing is paid at once. */
  total: AmountRow | null;
  /** `R 15 000 more, in 6 payments until 10 May 2027`; null without later payments. */
  laterInWords: string | null;
  /** Each later payment with its day, where there are several. */
  later: AmountRow[];
  /** Why it is so much, and what may be added. */
  sentences: string[];
  /** What other causes would pay in all, where that is something else. */
  otherCauses: AmountRow[];
}

const hasCents = (amount: number) => toCents(amount) % 100 !== 0;
/** How the amounts of one column are written: all of them with cents where one has any. */
const writerOf = (amounts: readonly number[]) => (amounts.some(hasCents) ? formatRandAndCents : formatRand);
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** What a claim pays, and why, in words. Source: docs/domain/claims.md#c4-2 and #c4-3. */
export function amountsInWords(amounts: ClaimAmountsRead): AmountsInWords {
  const { lines, later, payableNow, payableLater, otherCauses } = amounts;
  const laterDays = new Set(later.map(({ payOn }) => payOn));
  const now = lines.filter(({ payOn }) => !laterDays.has(payOn));
  const write = writerOf([...now.map(({ amount }) => amount), payableNow]);
  const [only] = now.length === 1 ? now : [];
  return {
    atOnce: only ? [] : now.map(({ label, amount }) => ({ label, amount: write(amount) })),
    total: payableNow === 0 ? null : { label: only?.label ?? 'At once', amount: write(payableNow) },
    laterInWords: laterWords(later, payableLater),
    later:
      later.length < 2
        ? []
        : later.map(({ payOn, amount }) => ({ label: formatShortDate(payOn), amount: formatRand(amount) })),
    sentences: sentencesOf(amounts),
    otherCauses: otherCauses.map((other) => ({
      label: labelOf(causesOfDeath, other.cause),
      amount: formatRandOr(other.payableNow + other.payableLater, 'Nothing'),
    })),
  };
}

function sentencesOf({
  cause,
  isDecided,
  legalMaximum,
  whyNothing,
  deduction,
  premiumRefund,
  disputed,
  ...amounts
}: ClaimAmountsRead) {
  return [
    ...(whyNothing === null && !isDecided ? [byCause()] : []),
    ...(legalMaximum !== null && whyNothing === null
      ? [
          `The law allows at most ${formatRand(legalMaximum)} for one person over all policies, so we pay less than the cover.`,
        ]
      : []),
    ...(deduction > 0
      ? [`We take off ${formatRand(deduction)} of premiums that were due before the death and not paid.`]
      : []),
    ...(premiumRefund > 0
      ? [`We pay back ${formatRand(premiumRefund)} of premiums for the time after the death.`]
      : []),
    ...(disputed > 0 ? [`We may pay up to ${formatRand(disputed)} more once the cause is known.`] : []),
  ];

  function byCause() {
    if (amounts.otherCauses.length === 0) return 'The cause of death makes no difference.';
    if (cause === 'UNKNOWN') return 'The cause is not known yet. We pay this whatever it was.';
    return `We would pay this for ${inSentence(labelOf(causesOfDeath, cause))}.`;
  }
}
