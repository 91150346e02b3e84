import { type SetApartWork } from '@portal/domain';
import { appendAudit } from '../audit/append-audit';
import { type Clock } from '../base/ports';
import { type Database } from '../database/database';
import { inTransaction } from '../database/transaction';
import { orSetApart, type Reporting, type Trouble } from './or-set-apart';
import { type Item, itemsSetApart, putItemBack, setItemApart } from './set-apart-items';

/** What a job works with that goes through many of a kind. */
export interface WorkTools extends Reporting {
  database: Database;
  clock: Clock;
}

/**
 * Work on many of a kind, each by itself: one that fails is set apart with its reason, holds up no other, and is tried again after a minute,
 * two, four, up to an hour. Only where not even that can be noted, because the database is away, does the work reject.
 */
export async function oneByOne({ database, clock, report }: WorkTools, work: SetApartWork) {
  const known = new Map((await itemsSetApart(database, work)).map((row) => [row.item, row]));
  const waiting = new Set(
    [...known.values()].filter(({ nextTryAt }) => nextTryAt > clock.now()).map(({ item }) => item),
  );
  let leftOut = 0;

  /** Gives what comes of it; `otherwise` where it fails now, or waits for its next try. */
  async function tryOne<Result>(item: Item, doIt: () => Promise<Result>, otherwise: Result): Promise<Result> {
    let result = otherwise;
    const isDone =
      !waiting.has(item.id) &&
      (await orSetApart(
        { report, work },
        (trouble) => note(database, { ...item, work, now: clock.now() }, trouble),
        async () => {
          result = await doIt();
        },
      ));
    if (!isDone) leftOut += 1;
    else if (known.delete(item.id)) await putItemBack(database, work, item.id);
    return isDone ? result : otherwise;
  }

  /** Goes through them until the signal is aborted; what is left waits for the next round. Gives on how many the work was done. */
  async function goThrough<Kind>(
    items: readonly Kind[],
    itemOf: (one: Kind) => Item,
    doIt: (one: Kind) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<number> {
    let done = 0;
    for (const one of items) {
      if (signal?.aborted) break;
      if (await tryOne(itemOf(one), () => doIt(one), false)) done += 1;
    }
    return done;
  }

  return {
    try: tryOne,
    goThrough,
    /** So many have to be looked up, so that as many can be worked on: those that wait for their next try are among them. */
    batch: (wanted: number) => wanted + waiting.size,
    /** How many were left out so far: they failed, or wait for their next try. */
    leftOut: () => leftOut,
  };
}
export type OneByOne = Awaited<ReturnType<typeof oneByOne>>;

type Failed = Item & { work: SetApartWork; now: Date };

const note = (database: Database, failed: Failed, { reason, place }: Trouble) =>
  inTransaction(database, async (tx) => {
    const { id, policyNumber, work, now } = failed;
    const problem = await setItemApart(tx, { ...failed, reason, place });
    if (problem.attempts === 1) {
      await appendAudit(tx, {
        at: now,
        actorType: 'SYSTEM',
        policyNumber,
        action: 'WORK_SET_APART',
        outcome: 'FAILED',
        reason,
        after: { work, item: id, place },
      });
    }
    return problem;
  });
