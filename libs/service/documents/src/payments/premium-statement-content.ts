import { type Payment, type Policy } from '@portal/contract';
import { monthInWords, paymentTypeWords } from '@portal/contract/words';
import {
  collectionTypes,
  formatDate,
  formatRand,
  formatRandAndCents,
  formatRandOr,
  formatShortDate,
  labelOf,
  type PlainDate,
  premiumStatuses,
} from '@portal/domain';
import { type DocumentContent, type DocumentPart, type DocumentSection } from '../content';
import { columnsOf } from '../shared/columns-of';
import { aboutPolicy } from '../shared/about-policy';
import { askUs, type Issuer } from '../shared/issuer';
import { isReceived, isRefund, outcomeInWords, sumOf } from './payment-messages';

export interface StatementPeriod {
  /** The first and the last day that count. */
  from: PlainDate;
  to: PlainDate;
  issuedAt: Date;
}

/** Every payment of a period with what became of it, what was received in all, and what is due now. */
export function premiumStatementContent(
  policy: Policy,
  payments: readonly Payment[],
  issuer: Issuer,
  { from, to, issuedAt }: StatementPeriod,
): DocumentContent {
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  const inPeriod = payments
    .filter(({ Payment_Date }) => Payment_Date >= from && Payment_Date <= to)
    .toSorted((a, b) => (a.Payment_Date < b.Payment_Date ? -1 : a.Payment_Date > b.Payment_Date ? 1 : 0));
  return {
    ...aboutPolicy({ policy, issuer, title: 'Premium statement', issuedAt, which: period }),
    sections: [
      inShort(inPeriod, { from, to }),
      dueNow(policy),
      { heading: 'Payments', parts: [inPeriod.length === 0 ? nothing : table(inPeriod)] },
      {
        heading: 'Good to know',
        parts: [
          { kind: 'text', text: 'A payment of the last days may not be here yet.' },
          { kind: 'text', text: askUs(issuer) },
        ],
      },
    ],
  };
}

const nothing: DocumentPart = { kind: 'text', text: 'Nothing was paid or asked for in this time.' };

function inShort(payments: readonly Payment[], { from, to }: { from: PlainDate; to: PlainDate }): DocumentSection {
  const received = payments.filter(isReceived);
  const refunds = payments.filter(isRefund);
  const count = received.length === 1 ? '1 payment' : `${received.length} payments`;
  const whatCame = received.length === 0 ? 'no payment' : `${formatRand(sumOf(received))} in ${count}`;
  return {
    heading: 'In short',
    parts: [
      {
        kind: 'text',
        text:
          `From ${formatDate(from)} to ${formatDate(to)} we received ${whatCame}` +
          (refunds.length === 0 ? '.' : ` and paid ${formatRand(sumOf(refunds))} back to you.`),
      },
    ],
  };
}

function dueNow(policy: Policy): DocumentSection {
  const { Premium_Status, Amount_Due, Arrears_Amount, Next_Due_Date, Paid_To_Date } = policy;
  const day = (label: string, date: PlainDate | null) => (date ? [[label, formatDate(date)] as const] : []);
  return {
    heading: 'What is due now',
    parts: [
      {
        kind: 'details',
        rows: [
          ['Amount due', formatRandOr(Amount_Due, 'Nothing')],
          ...(Arrears_Amount > 0 ? [['Of this in arrears', formatRand(Arrears_Amount)] as const] : []),
          ...(Premium_Status === 'NOT_APPLICABLE'
            ? []
            : [['Your premiums', labelOf(premiumStatuses, Premium_Status)] as const]),
          ['Premium a month', formatRand(policy.Monthly_Premium)],
          ...day('Paid up to', Paid_To_Date),
          ...day('Next premium due on', Next_Due_Date),
        ],
      },
    ],
  };
}

/** What was asked for stands beside what was received, so that a column of its own adds up to the total. */
const table = (payments: readonly Payment[]): DocumentPart => ({
  kind: 'table',
  columns: columnsOf({
    Date: 'day',
    For: 'words',
    'Paid by': 'words',
    'What became of it': 'words',
    Amount: 'amount',
    Received: 'amount',
  }),
  rows: payments.map((payment) => [
    formatShortDate(payment.Payment_Date),
    `${paymentTypeWords[payment.Payment_Type]}, ${monthInWords(payment.Premium_Month)}`,
    labelOf(collectionTypes, payment.Collection_Type),
    outcomeInWords(payment),
    formatRandAndCents(isRefund(payment) ? -Math.abs(payment.Amount) : payment.Amount),
    isReceived(payment) ? formatRandAndCents(payment.Amount) : '-',
  ]),
  total: ['Received in all', '', '', '', '', formatRandAndCents(sumOf(payments.filter(isReceived)))],
});
