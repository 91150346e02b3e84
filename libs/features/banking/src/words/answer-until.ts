import { type DebiCheckMandate } from '@portal/contract';
import { answerUntil, formatDate, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';

type Sent = Pick<DebiCheckMandate, 'Mandate_Status' | 'Authentication_Type' | 'Created_At'>;

/** "20:00 on 20 November 2026", in South Africa. */
export const momentInWords = (moment: Date): string =>
  `${timeInJohannesburg(moment)} on ${formatDate(todayInJohannesburg(moment))}`;

/** Until when it can be approved, as one sentence; null where nothing is known of that. */
export function untilSentence(mandate: Sent, now: Date): string | null {
  const until = answerUntil(mandate);
  if (until === null) return null;
  return until > now
    ? `You can approve it until ${momentInWords(until)}.`
    : `The bank asked until ${momentInWords(until)}. If it shows nothing to approve any more, send the account again.`;
}
