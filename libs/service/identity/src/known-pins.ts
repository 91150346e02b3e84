import { hasSignedInFrom, holdLoginLock, listPins, type Transaction } from '@portal/service-store';
import { networkOf } from './address';
import { identityLimits, later } from './identity-limits';

/**
 * What the rules ask about the PINs of a policy number, read while holding its gate: until the transaction ends nobody
 * else asks for or tries a PIN of that number. Reads the same for numbers that do not exist.
 */
export async function knownPins(tx: Transaction, policyNumber: string, address: string, now: Date) {
  await holdLoginLock(tx, policyNumber);
  return {
    rows: await listPins(tx, policyNumber, later(now, -identityLimits.pinRowsKeptMs)),
    isTrusted: await hasSignedInFrom(tx, policyNumber, networkOf(address)),
  };
}
