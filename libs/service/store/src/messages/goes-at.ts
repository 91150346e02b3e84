import { keepsQuietHours } from '@portal/contract/words';
import { afterQuietHours } from '@portal/domain';
import { type Message } from '../base/ports';

/** The first moment, from this one on, at which a message may go to the gateway: some wait for the morning. */
export const goesAt = ({ purpose }: Pick<Message, 'purpose'>, at: Date): Date =>
  keepsQuietHours(purpose) ? afterQuietHours(at) : at;
