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

type FailureWords = Record<FailedMessage['reason'], string>;

const textFailures: FailureWords = {
  REFUSED: 'The SMS gateway does not accept this number',
  NO_GATEWAY: 'There is no gateway for this kind of message',
  NOT_TAKEN: 'The SMS gateway could not take it for a whole day',
};

const letterFailures: FailureWords = {
  REFUSED: 'The letter service does not accept this address',
  NO_GATEWAY: 'There is no letter service: print it and post it',
  NOT_TAKEN: 'The letter service could not take it for a whole day',
};

/** Why a message was not sent, for staff. */
export const messageFailure = ({ reason, letter }: Pick<FailedMessage, 'reason' | 'letter'>): string =>
  (letter ? letterFailures : textFailures)[reason];
