import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { oneTimePins, type PinRow } from '../schema/pins';

export interface NewPin {
  id: string;
  policyNumber: string;
  purpose: string;
  device: string;
  cameWithDevice: boolean;
  isKnown: boolean;
  address: string;
  /** A keyed digest that binds code, policy and purpose. */
  digest: string;
  codeLength: number;
  now: Date;
  expiresAt: Date;
}

/** Stores a new PIN and kills the one that the same device asked for before it. Call it while holding the login lock of the policy number. */
export async function insertPin(tx: Transaction, { now, ...pin }: NewPin): Promise<PinRow> {
  await killLivePins(tx, pin, 'REPLACED', now);
  const rows = await tx
    .insert(oneTimePins)
    .values({ ...pin, attempts: 0, createdAt: now })
    .returning();
  return rows[0] as PinRow;
}

/** Has another code open a PIN from now on. */
export async function setPinDigest(tx: Transaction, pinId: string, digest: string): Promise<void> {
  await tx.update(oneTimePins).set({ digest }).where(eq(oneTimePins.id, pinId));
}

/** The PINs of a policy number made after a moment, for every purpose and in whatever state, newest first. */
export const listPins = (executor: Executor, policyNumber: string, since: Date): Promise<PinRow[]> =>
  executor
    .select()
    .from(oneTimePins)
    .where(and(eq(oneTimePins.policyNumber, policyNumber), gt(oneTimePins.createdAt, since)))
    .orderBy(desc(oneTimePins.createdAt), asc(oneTimePins.killedAt));

/** Counts one comparison. Gives the tries so far, this one included. */
export async function recordAttempt(tx: Transaction, pinId: string): Promise<number> {
  const [pin] = await tx
    .update(oneTimePins)
    .set({ attempts: sql`${oneTimePins.attempts} + 1` })
    .where(eq(oneTimePins.id, pinId))
    .returning({ attempts: oneTimePins.attempts });
  if (!pin) throw new Error('There is no such PIN');
  return pin.attempts;
}

/** Marks a PIN as used. False when it was used or killed before. */
export async function usePin(tx: Transaction, pinId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(oneTimePins)
    .set({ usedAt: now })
    .where(and(eq(oneTimePins.id, pinId), isNull(oneTimePins.usedAt), isNull(oneTimePins.killedAt)))
    .returning({ id: oneTimePins.id });
  return rows.length === 1;
}

/** Kills a PIN that can still be used. */
export async function killPin(tx: Transaction, pinId: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(oneTimePins)
    .set({ killedAt: now, killedReason: reason })
    .where(and(eq(oneTimePins.id, pinId), isNull(oneTimePins.usedAt), isNull(oneTimePins.killedAt)));
}

/** Kills what a device could still use of a policy number for one purpose. */
async function killLivePins(
  executor: Executor,
  { policyNumber, purpose, device }: Pick<NewPin, 'policyNumber' | 'purpose' | 'device'>,
  reason: string,
  now: Date,
): Promise<void> {
  await executor
    .update(oneTimePins)
    .set({ killedAt: now, killedReason: reason })
    .where(
      and(
        eq(oneTimePins.policyNumber, policyNumber),
        eq(oneTimePins.purpose, purpose),
        eq(oneTimePins.device, device),
        isNull(oneTimePins.usedAt),
        isNull(oneTimePins.killedAt),
      ),
    );
}
