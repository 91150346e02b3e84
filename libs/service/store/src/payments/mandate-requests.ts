import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { type MandateRequest, mandateRequests } from '../schema/mandate-requests';

/** Promises to ask the payer's bank, in the transaction of the change; other terms take the place of those before. */
export async function putMandateRequest(tx: Transaction, request: MandateRequest): Promise<void> {
  const { contractReference: _key, ...fields } = request;
  await tx
    .insert(mandateRequests)
    .values(request)
    .onConflictDoUpdate({ target: mandateRequests.contractReference, set: fields });
}

export async function findMandateRequest(executor: Executor, reference: string): Promise<MandateRequest | null> {
  const [row] = await executor.select().from(mandateRequests).where(eq(mandateRequests.contractReference, reference));
  return row ?? null;
}

/** What the banks have not been told yet, oldest first, a batch at a time. */
export const unsentMandates = (executor: Executor, most: number): Promise<MandateRequest[]> =>
  unsent(executor, { most });

const unsent = builtOnce((executor, { most }: { most: number }) =>
  executor
    .select()
    .from(mandateRequests)
    .where(isNull(mandateRequests.sentAt))
    .orderBy(asc(mandateRequests.createdAt))
    .limit(most),
);

/** What nobody has answered in time, a batch at a time. */
export const overdueMandates = (executor: Executor, now: Date, most: number): Promise<MandateRequest[]> =>
  executor
    .select()
    .from(mandateRequests)
    .where(and(isNull(mandateRequests.answeredAt), lte(mandateRequests.respondBy, now)))
    .orderBy(asc(mandateRequests.respondBy))
    .limit(most);

/** Notes that the bank has it, unless other terms have taken its place meanwhile. */
export async function markMandateSent(executor: Executor, sent: MandateRequest, now: Date): Promise<void> {
  await executor
    .update(mandateRequests)
    .set({ sentAt: now })
    .where(
      and(eq(mandateRequests.contractReference, sent.contractReference), eq(mandateRequests.createdAt, sent.createdAt)),
    );
}
