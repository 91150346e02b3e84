import { inTransaction, setPinDigest } from '@portal/service-store';
import { type AskedPin, auditPin } from './audit-pin';
import { type Workshop } from './dependencies';

/** A PIN that was made, with the digest that its digits have. */
export interface StoredPin {
  id: string;
  digest: string;
}

interface LookedUp extends AskedPin {
  /** Looks up whether anybody is to be sent the PIN; absent: whoever has the number. */
  isExpected?: () => Promise<boolean>;
}

/**
 * Says, once the answer is out, whether a PIN is meant for anybody. Where that had to be looked up, the PIN is opened for its digits and the
 * audit is written only now.
 */
export async function isMeantForSomebody(
  { database, clock }: Workshop,
  { isExpected, ...request }: LookedUp,
  { id, digest }: StoredPin,
): Promise<boolean> {
  if (isExpected === undefined) return true;
  const isMeant = await isExpected();
  await inTransaction(database, async (tx) => {
    if (isMeant) await setPinDigest(tx, id, digest);
    await auditPin(tx, request, isMeant, clock.now());
  });
  return isMeant;
}
