import { lt } from 'drizzle-orm';
import { type Transaction } from './database';
import { loginLocks, oneTimePins, pinFailures, pinSends } from './schema/pins';
import { sessions } from './schema/sessions';

/** Removes what no rule can ask for any more. Give a moment at least 24 hours ago. */
export async function sweepIdentity(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(oneTimePins).where(lt(oneTimePins.createdAt, before));
  await tx.delete(pinSends).where(lt(pinSends.sentAt, before));
  await tx.delete(pinFailures).where(lt(pinFailures.failedAt, before));
  await tx.delete(loginLocks).where(lt(loginLocks.updatedAt, before));
  await tx.delete(sessions).where(lt(sessions.expiresAt, before));
}
