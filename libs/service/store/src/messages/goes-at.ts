import { keepsQuietHours } from '@portal/contract/words';
import { afterQuietHours } from '@portal/domain';
import { type Message } from '../base/ports';

/** The first moment, from this one on, at which a message may go to the gateway: some text messages wait for the morning. */
export const goesAt = ({ channel, purpose }: Pick<Message, 'channel' | 'purpose'>, at: Date): Date =>
  channel === 'SMS' && keepsQuietHours(purpose) ? afterQuietHours(at) : at;
