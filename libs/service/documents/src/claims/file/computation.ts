import { causeWords } from '@portal/contract/words';
import { formatRand, formatRandAndCents, formatShortDate, fromCents, toCents } from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../../content';
import { columnsOf } from '../../shared/columns-of';
import { type ClaimInFile, text } from './claim-in-file';

/** What the claim pays line by line, and what every cause would pay. Source: docs/domain/claims.md#c4-2. */
export function computation({ amounts, amountsByCause, legalMaximum }: ClaimInFile): DocumentSection {
  const { cause, isDecided, disputed, whyNothing } = amounts;
  const standing = isDecided ? 'As it was decided' : 'As it would be decided today';
  return {
    heading: 'What it pays',
    parts: [
      text(`${standing}. Cause: ${causeWords(cause)}.`),
      ...(whyNothing === null ? [] : [text(whyNothing)]),
      ...lines(amounts),
      ...(disputed > 0 ? [text(`Up to ${formatRand(disputed)} more depends on the cause.`)] : []),
      ...(legalMaximum === null ? [] : [text(`The law allows at most ${formatRand(legalMaximum)} for this person.`)]),
      {
        kind: 'table',
        columns: columnsOf({ Cause: 'name', 'Why nothing': 'sentence', 'At once': 'amount', Later: 'amount' }),
        rows: amountsByCause.map((one) => [
          causeWords(one.cause),
          one.nothing?.sentence ?? '',
          formatRandAndCents(one.payableNow),
          formatRandAndCents(one.payableLater),
        ]),
      },
    ],
  };
}

function lines({ lines: all }: ClaimInFile['amounts']): DocumentPart[] {
  if (all.length === 0) return [];
  const sum = fromCents(all.reduce((cents, { amount }) => cents + toCents(amount), 0));
  return [
    {
      kind: 'table',
      columns: columnsOf({ 'What for': 'sentence', Day: 'day', Amount: 'amount' }),
      rows: all.map(({ label, payOn, amount }) => [label, formatShortDate(payOn), formatRandAndCents(amount)]),
      total: ['In all', '', formatRandAndCents(sum)],
    },
  ];
}
