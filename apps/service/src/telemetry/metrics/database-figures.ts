import {
  type Clock,
  type Database,
  databaseTime,
  jobRuns,
  messageFigures,
  openDifferences,
  setApartFigures,
  unanchoredSince,
  unusedMoneyFigures,
} from '@portal/service-store';

/** How far back messages that were given up are counted, in milliseconds. */
const day = 86_400_000;

/** Milliseconds: how often the database is asked at most, and how long its answer is waited for. */
const usual = { everyMs: 15_000, patienceMs: 2_000 };

interface Sources {
  database: Database;
  /** The service's clock, which tests move. */
  clock: Clock;
  /** The computer's, which the database's is held against. */
  realClock: Clock;
}

/** What the database says about the work of the service. */
export type DatabaseFigures = Awaited<ReturnType<typeof ask>>;

/** Gives what the database said lately; null where it does not answer in time. However many ask, it is asked once. */
export function databaseFigures(
  sources: Sources,
  { everyMs, patienceMs } = usual,
): () => Promise<DatabaseFigures | null> {
  let last: { at: number; answer: Promise<DatabaseFigures | null> } | undefined;
  return () => {
    const at = sources.realClock.now().getTime();
    if (!last || at - last.at >= everyMs) {
      const asked = ask(sources).catch(() => null);
      last = { at, answer: Promise.race([asked, nothingAfter(patienceMs)]) };
    }
    return last.answer;
  };
}

async function ask({ database, clock, realClock }: Sources) {
  const before = realClock.now().getTime();
  const databaseNow = await databaseTime(database);
  const middle = (before + realClock.now().getTime()) / 2;
  return {
    clockDifferenceMs: databaseNow.getTime() - middle,
    messages: await messageFigures(database, new Date(clock.now().getTime() - day)),
    unusedMoney: await unusedMoneyFigures(database),
    setApart: await setApartFigures(database),
    payoutDifferences: await openDifferences(database),
    jobs: await jobRuns(database),
    unanchoredSince: await unanchoredSince(database),
  };
}

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref());
