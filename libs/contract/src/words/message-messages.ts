import { type FailedMessage } from '../records/staff/failed-messages';
import { reporterMessages } from './death-report-messages';
import { notificationSentences } from './notification-sentences';

const titled = { ...notificationSentences, ...reporterMessages };

/** What a message is about, without its text. */
export function messageTitle(purpose: string): string {
  if (purpose === 'PAYMENT_LINK') return 'Link to pay';
  const known = Object.entries(titled).find(([type]) => type === purpose);
  return known ? known[1].title : 'Message';
}

/** Why a message was not sent, for staff. */
export const messageFailureWords: Record<FailedMessage['reason'], string> = {
  REFUSED: 'The SMS gateway does not accept this number',
  NO_GATEWAY: 'There is no gateway for this kind of message',
  NOT_TAKEN: 'The SMS gateway could not take it for a whole day',
};
