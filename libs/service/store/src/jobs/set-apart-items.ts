import { type SetApartWork } from '@portal/domain';
import { and, asc, count, eq, lt, min } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type SetApartItem, setApartItems, setApartPolicies } from '../schema/set-apart';
import { nextTry } from '../base/next-try';

/** What a job works on. */
export interface Item {
  /** The id of the claim, the debit or the payment; where a job goes from policy to policy, the number of the policy. */
  id: string;
  policyNumber: string | null;
}

interface Failed extends Item {
  work: SetApartWork;
  reason: string;
  place: string | null;
  now: Date;
}

/** Notes that something could not be done once more. Gives what is known of it. */
export async function setItemApart(
  executor: Executor,
  { work, id: item, policyNumber, reason, place, now }: Failed,
): Promise<SetApartItem> {
  const [known] = await executor.select().from(setApartItems).where(isOne(work, item));
  const attempts = (known?.attempts ?? 0) + 1;
  const since = known?.since ?? now;
  const row = { work, item, policyNumber, reason, place, attempts, since, nextTryAt: nextTry(attempts, now) };
  await executor
    .insert(setApartItems)
    .values(row)
    .onConflictDoUpdate({ target: [setApartItems.work, setApartItems.item], set: row });
  return row;
}

/** What could not be done at one kind of work. */
export const itemsSetApart = (executor: Executor, work: SetApartWork): Promise<SetApartItem[]> =>
  executor.select().from(setApartItems).where(eq(setApartItems.work, work));

/** Has a job try something with its next round that it would leave out until later. Null: it is not set apart any more. */
export async function tryItemAt(
  executor: Executor,
  { work, item, at }: { work: SetApartWork; item: string; at: Date },
): Promise<SetApartItem | null> {
  const [row] = await executor.update(setApartItems).set({ nextTryAt: at }).where(isOne(work, item)).returning();
  return row ?? null;
}

/** It could be done after all. */
export async function putItemBack(executor: Executor, work: SetApartWork, item: string): Promise<void> {
  await executor.delete(setApartItems).where(isOne(work, item));
}

const isOne = (work: SetApartWork, item: string) => and(eq(setApartItems.work, work), eq(setApartItems.item, item));

/** What somebody has to look into, the longest waiting first. */
export const allItemsSetApart = (executor: Executor, most: number): Promise<SetApartItem[]> =>
  executor.select().from(setApartItems).orderBy(asc(setApartItems.since)).limit(most);

/** Milliseconds: jobs go round every minute, and partners are asked every hour, so whatever has not come up for so long needs nobody any more. */
const forgottenAfter = 2 * 3_600_000;

/** Forgets what was to be tried again and never came up: a request that was withdrawn, a debit that was recalled. */
export async function sweepSetApartItems(executor: Executor, now: Date): Promise<void> {
  await executor.delete(setApartItems).where(lt(setApartItems.nextTryAt, new Date(now.getTime() - forgottenAfter)));
}

interface SetApartFigures {
  policies: number;
  items: number;
  /** Since when the one that waits longest does. */
  oldest: Date | null;
}

/** How many policies and other pieces of work are set apart, and since when. */
export async function setApartFigures(executor: Executor): Promise<SetApartFigures> {
  const [ofPolicies] = await executor
    .select({ number: count(), oldest: min(setApartPolicies.since) })
    .from(setApartPolicies);
  const [ofItems] = await executor.select({ number: count(), oldest: min(setApartItems.since) }).from(setApartItems);
  const times = [ofPolicies?.oldest, ofItems?.oldest].flatMap((at) => at?.getTime() ?? []);
  return {
    policies: ofPolicies?.number ?? 0,
    items: ofItems?.number ?? 0,
    oldest: times.length === 0 ? null : new Date(Math.min(...times)),
  };
}
