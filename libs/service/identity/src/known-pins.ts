import { takeLoginLock, listPins, type Transaction } from '@portal/service-store';
import { identityLimits, later } from './identity-limits';

/**
 * The PINs of a policy number, read while holding its lock: until the transaction ends nobody else asks for or tries a PIN
 * of that number. Reads the same for numbers that do not exist.
 */
export async function knownPins(tx: Transaction, policyNumber: string, now: Date) {
  await takeLoginLock(tx, policyNumber);
  return listPins(tx, policyNumber, later(now, -identityLimits.pinRowsKeptMs));
}
