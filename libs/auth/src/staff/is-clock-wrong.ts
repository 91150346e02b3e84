import { type StoredSession } from '@portal/contract';
import { readAccessToken } from './access-token';

/** More than a token may be on its way, in seconds. */
const muchTime = 120;

/** Whether this device's clock disagrees with the provider's, judged by tokens that were issued a moment ago. */
export function isClockWrong({ accessToken }: StoredSession): boolean {
  const { iat } = readAccessToken(accessToken);
  return typeof iat === 'number' && Math.abs(Date.now() / 1000 - iat) > muchTime;
}
