import { claimDecisionRows } from '@portal/contract/words';
import {
  formatDate,
  formatMoment,
  formatRandAndCents,
  formatShortDate,
  labelOf,
  payoutMethods,
  payoutStatusLabel,
  todayInJohannesburg,
} from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../../content';
import { columnsOf } from '../../shared/columns-of';
import { letterSections } from '../claim-letter-content';
import { type ClaimInFile, details, type Row, text } from './claim-in-file';

type Decision = NonNullable<ClaimInFile['decision']>;

/** Every decision with its reasons and the two people who made it, the oldest first, then what waits for the second person. */
export function decisions({ earlierDecisions, decision, recommendation }: ClaimInFile): DocumentSection {
  const all = [...earlierDecisions, ...(decision ? [decision] : [])];
  const waiting = recommendation ? [text('Recommended, and not confirmed yet:'), details(rowsOf(recommendation))] : [];
  return {
    heading: all.length > 1 ? 'Decisions' : 'Decision',
    parts: all.length + waiting.length === 0 ? [text('None yet.')] : [...all.flatMap(decided), ...waiting],
  };
}

function decided(decision: Decision): DocumentPart[] {
  const { confirmedBy, confirmedAt } = decision;
  const day = formatDate(todayInJohannesburg(new Date(confirmedAt)));
  return [
    text(`Decided on ${day}:`),
    details([...rowsOf(decision), ['Confirmed by', `${confirmedBy.name}, ${formatMoment(new Date(confirmedAt))}`]]),
  ];
}

const rowsOf = (said: NonNullable<ClaimInFile['recommendation']>): Row[] =>
  claimDecisionRows(said).map(({ label, value }) => [label, value]);

/** Every letter of a refusal, word for word. */
export const letters = ({ letters: all }: ClaimInFile): DocumentSection[] =>
  all.map(({ on, letter }) => ({
    heading: `Our letter of ${formatDate(on)}`,
    parts: letterSections(letter).flatMap(({ heading, parts }) => [text(`${heading}:`), ...parts]),
  }));

/** Every payment with what became of it, in the order of their numbers. */
export const payouts = ({ payouts: all }: ClaimInFile): DocumentSection => ({
  heading: 'Payments',
  parts: [
    all.length === 0
      ? text('None yet.')
      : {
          kind: 'table',
          columns: columnsOf({
            Payment: 'words',
            To: 'name',
            Account: 'words',
            'What became of it': 'words',
            Day: 'day',
            Amount: 'amount',
          }),
          rows: all.map(
            ({ number, payee, method, bank, accountNumber, status, paidAt, payOn, failureReason, amount }) => [
              number,
              payee.name,
              method === 'CASH_VOUCHER'
                ? labelOf(payoutMethods, method)
                : [bank, accountNumber].filter(Boolean).join(', ') || '-',
              [payoutStatusLabel({ status, method }), failureReason].filter(Boolean).join(': '),
              formatShortDate(paidAt === null ? payOn : todayInJohannesburg(new Date(paidAt))),
              formatRandAndCents(amount),
            ],
          ),
        },
  ],
});

/** What happened, the oldest first. */
export const history = ({ history: all }: ClaimInFile): DocumentSection => ({
  heading: 'History',
  parts: [
    {
      kind: 'table',
      columns: columnsOf({ When: 'words', Who: 'words', 'What happened': 'sentence' }),
      rows: all.map(({ at, who, what }) => [formatMoment(new Date(at)), who, what]),
    },
  ],
});
