import { type DebiCheckMandate } from '@portal/contract';
import { firstWindow, formatDate, secondWindow, todayInJohannesburg } from '@portal/domain';

type Sent = Pick<DebiCheckMandate, 'Mandate_Status' | 'Authentication_Type' | 'Created_At'>;

/**
 * Until when the payer can approve a new mandate at the bank; null where that is not known: a change of one that was approved is
 * asked for later than it was made, and at a device it is approved there and then. Source: docs/domain/banking.md#r3-7.
 */
export function answerUntil({ Mandate_Status: status, Authentication_Type: type, Created_At }: Sent): Date | null {
  if (status !== 'PENDING_AUTHENTICATION') return null;
  const sent = new Date(Created_At);
  switch (type) {
    case 'TT1_REALTIME':
      return new Date(sent.getTime() + 120_000);
    case 'TT1_DELAYED':
      return firstWindow(sent).respondBy;
    case 'TT2_BATCH':
      return secondWindow(sent).respondBy;
    case 'TT3_CARD':
      return null;
  }
}

/** South Africa is ahead of Greenwich the whole year. */
const aheadMs = 2 * 3_600_000;

/** "20:00 on 20 November 2026", in South Africa. */
export const momentInWords = (moment: Date): string =>
  `${new Date(moment.getTime() + aheadMs).toISOString().slice(11, 16)} on ${formatDate(todayInJohannesburg(moment))}`;

/** Until when it can be approved, as one sentence; null where nothing is known of that. */
export function untilSentence(mandate: Sent, now: Date): string | null {
  const until = answerUntil(mandate);
  if (until === null) return null;
  return until > now
    ? `You can approve it until ${momentInWords(until)}.`
    : `The bank asked until ${momentInWords(until)}. If it shows nothing to approve any more, send the account again.`;
}
