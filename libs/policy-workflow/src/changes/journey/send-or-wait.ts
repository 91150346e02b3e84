import { type Answer } from '@portal/api-client';
import { type Change } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { isDecided } from '../../own-phone/is-decided';
import type { Phone } from '../../own-phone/phone-of';
import type { WaitingChange } from '../../own-phone/waiting-changes';
import { type ChangeRow } from '../data/use-send-change';

interface Confirmed {
  isOnline: boolean;
  key: string;
  action: ActionType;
  row: ChangeRow;
  body: object;
  /** What was typed that is not on record. */
  values: object;
  send: () => Promise<Answer<Change>>;
}

/**
 * Sends a change from somebody's own phone, which keeps it until the service has answered: whatever becomes of the network or of this page,
 * it goes out, once. `not-sent`: there is no network, and this phone has no room for it.
 */
export async function sendOrWait(
  phone: Phone,
  { isOnline, row, body, values, send, ...change }: Confirmed,
): Promise<Answer<Change> | 'waits' | 'not-sent'> {
  const { takesFiles } = row;
  const route = row.route as WaitingChange['route'];
  const sent = { ...change, route, takesFiles, body: { ...body }, values: { ...values }, refusal: null };
  const isKept = await phone.putOff({ ...sent, wasTried: isOnline });
  if (!isOnline) return isKept ? 'waits' : 'not-sent';
  const answer = await phone.alone(send);
  if (!isKept) return answer;
  if (!isDecided(answer)) return 'waits';
  await phone.forgetChange(change.key);
  if (!answer.success) await phone.keepTyped(values).catch(() => undefined);
  return answer;
}
