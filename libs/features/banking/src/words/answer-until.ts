import { type DebiCheckMandate } from '@portal/contract';
import { addDays, formatDate, todayInJohannesburg } from '@portal/domain';

type Sent = Pick<DebiCheckMandate, 'Authentication_Type' | 'Created_At'>;

/** The clock of South Africa, two hours before Greenwich's the whole year. */
const clockOf = (instant: number) => new Date(instant + 2 * 3_600_000).toISOString().slice(11, 16);
const inWords = (instant: number) => `${clockOf(instant)} on ${formatDate(todayInJohannesburg(new Date(instant)))}`;

const evening = 20;

/**
 * Until when the payer can approve at the bank, as "20:00 on 20/11/2026"; null where that is done at a device there and then.
 * In real time for 120 seconds, delayed until 20:00 that day, in a batch for 48 hours (domain rules 3.7). Sent after 20:00 it is
 * the next evening.
 */
export function answerUntil({ Authentication_Type: type, Created_At }: Sent): string | null {
  const sent = Date.parse(Created_At);
  switch (type) {
    case 'TT1_REALTIME':
      return inWords(sent + 120_000);
    case 'TT1_DELAYED': {
      const day = todayInJohannesburg(new Date(sent));
      const isLate = Number(clockOf(sent).slice(0, 2)) >= evening;
      return `${evening}:00 on ${formatDate(isLate ? addDays(day, 1) : day)}`;
    }
    case 'TT2_BATCH':
      return inWords(sent + 48 * 3_600_000);
    case 'TT3_CARD':
      return null;
  }
}
