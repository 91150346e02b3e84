import { type PlainDate, type SetApartWork, todayInJohannesburg } from '@portal/domain';
import {
  type ClaimRow,
  type Database,
  inTransaction,
  lockClaim,
  lockPolicy,
  oneByOne,
  type PolicyRow,
  type Transaction,
  type WorkTools,
} from '@portal/service-store';

type Found = Pick<ClaimRow, 'id' | 'policyNumber'>;

/** A claim that is looked at, locked behind its policy. */
export interface LockedClaim {
  claim: ClaimRow;
  policy: PolicyRow;
  now: Date;
  today: PlainDate;
}

/** What is done with some claims once a day. */
interface DailyLook {
  /** What it is called where a claim that fails is set apart. */
  work: SetApartWork;
  /** The next claims that nobody has looked at today, in the order of their ids. */
  find: (database: Database, asked: { today: PlainDate; after: string; most: number }) => Promise<Found[]>;
  /** The day on which a claim was looked at last. */
  lookedOn: (claim: ClaimRow) => PlainDate | null;
  /** Gives whether something came of it. */
  look: (tx: Transaction, locked: LockedClaim) => Promise<boolean>;
  note: (tx: Transaction, id: string, today: PlainDate) => Promise<void>;
}

/** Claims looked up in one go, and looked at in one round: the rest comes in the next. */
const batch = 100;
const mostInRound = 1000;
const beforeEvery = '00000000-0000-0000-0000-000000000000';

/**
 * Looks at claims, each once a day in a transaction of its own, however many processes do this. One that fails is set apart and holds up no
 * other. Gives of how many something came.
 */
export async function lookOnceADay(tools: WorkTools, daily: DailyLook, signal?: AbortSignal): Promise<number> {
  const { database, clock } = tools;
  const today = todayInJohannesburg(clock.now());
  const work = await oneByOne(tools, daily.work);
  const look = (claim: Found) => inTransaction(database, (tx) => lookAt(tx, claim, daily, clock.now()));
  let moved = 0;
  let after = beforeEvery;
  for (let looked = 0; looked < work.batch(mostInRound); looked += batch) {
    const found = await daily.find(database, { today, after, most: batch });
    moved += await work.goThrough(found, (claim) => claim, look, signal);
    const last = found.at(-1);
    if (last === undefined || found.length < batch || signal?.aborted) break;
    after = last.id;
  }
  return moved;
}

async function lookAt(tx: Transaction, { id, policyNumber }: Found, daily: DailyLook, now: Date): Promise<boolean> {
  const policy = await lockPolicy(tx, policyNumber);
  const claim = await lockClaim(tx, id);
  if (policy === null || claim === null) throw new Error('The policy of a claim is gone');
  const today = todayInJohannesburg(now);
  const lookedOn = daily.lookedOn(claim);
  if (lookedOn !== null && lookedOn >= today) return false; // another process was faster
  const hasMoved = await daily.look(tx, { claim, policy, now, today });
  await daily.note(tx, id, today);
  return hasMoved;
}
