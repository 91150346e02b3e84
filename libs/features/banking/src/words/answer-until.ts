import { type DebiCheckMandate } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';

type Sent = Pick<DebiCheckMandate, 'Authentication_Type' | 'Created_At'>;

/** The clock of South Africa, two hours before Greenwich's the whole year. */
const ahead = 2 * 3_600_000;
const minute = 60_000;
const evening = 20;

/**
 * Until when the payer can approve at the bank, in milliseconds; null where that is done at a device there and then. In real time
 * for 120 seconds, delayed until 20:00 that day, in a batch for 48 hours (domain rules 3.7). Sent after 20:00 it is the next evening.
 */
export function answerUntil({ Authentication_Type: type, Created_At }: Sent): number | null {
  const sent = Date.parse(Created_At);
  switch (type) {
    case 'TT1_REALTIME':
      return sent + 2 * minute;
    case 'TT1_DELAYED': {
      const local = new Date(sent + ahead);
      const isLate = local.getUTCHours() >= evening;
      return local.setUTCHours(isLate ? evening + 24 : evening, 0, 0, 0) - ahead;
    }
    case 'TT2_BATCH':
      return sent + 48 * 60 * minute;
    case 'TT3_CARD':
      return null;
  }
}

/** "20:00 on 20/11/2026", in South Africa. */
export const momentInWords = (instant: number): string =>
  `${new Date(instant + ahead).toISOString().slice(11, 16)} on ${formatDate(todayInJohannesburg(new Date(instant)))}`;

/** Until when it can be approved, as one sentence, on this day; null where nothing is known of that. */
export function untilSentence(mandate: Sent, now: Date): string | null {
  const until = answerUntil(mandate);
  if (until === null) return null;
  return until > now.getTime()
    ? `You can approve it until ${momentInWords(until)}.`
    : `The bank asked until ${momentInWords(until)}. If it shows nothing to approve any more, send the account again.`;
}
