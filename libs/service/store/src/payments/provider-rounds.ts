import { eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { providerRounds } from '../schema/provider-rounds';

type Provider = (typeof providerRounds.$inferSelect)['provider'];

/** Until when everything that a provider knows was taken in; null: never yet. */
export async function takenInUntil(executor: Executor, provider: Provider): Promise<Date | null> {
  const [row] = await executor.select().from(providerRounds).where(eq(providerRounds.provider, provider));
  return row?.takenInUntil ?? null;
}

/** Notes that everything up to a moment was taken in. An earlier moment than is known changes nothing. */
export async function noteTakenIn(executor: Executor, provider: Provider, until: Date): Promise<void> {
  const later = sql`greatest(${providerRounds.takenInUntil}, excluded.taken_in_until)`;
  await executor
    .insert(providerRounds)
    .values({ provider, takenInUntil: until })
    .onConflictDoUpdate({ target: providerRounds.provider, set: { takenInUntil: later } });
}
