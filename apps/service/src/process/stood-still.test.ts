import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aHoldingPartner } from '../testing/a-holding-partner';
import { dayOfDebits } from '../testing/day-of-debits';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';
import { setClock, upkeep } from '../testing/test-hooks-of';

afterAll(cleanUp);

type Service = Awaited<ReturnType<typeof startService>>;
const minute = 60_000;

const debitPath = '/bank/api/collections';
const messagePath = '/sms';
type Given = ReturnType<Awaited<ReturnType<typeof aHoldingPartner>>['given']>;
/** How often each was handed over that was so more than once. */
const handedOverAgain = (given: Given) => [...given.values()].map(({ length }) => length).filter((times) => times > 1);

/** docs/reliability.md#e15. */
describe.runIf(postgresServer())('a process that stands still for longer than its jobs are lent to it', () => {
  it('doubles nothing: another does its jobs meanwhile, and it goes on where it stood', async ({ annotate }) => {
    const partner = await aHoldingPartner();
    const DATABASE_URL = await newPostgres();
    const settings = { DATABASE_URL, OUTSIDE_PORT: String(partner.port), SEED_DEMO: 'true' };
    const one = await startService({ ...settings, DATA_DIR: newFolder() });
    const two = await startService({ ...settings, DATA_DIR: newFolder() });
    const database = new Client({ connectionString: DATABASE_URL });
    await database.connect();

    /** Stands still while it hands over the first of what goes to a path. Gives what the partner was given by both. */
    const standingStill = async (still: Service, other: Service, { path, now }: { path: string; now: number }) => {
      await setClock(still, now);
      partner.forget();
      const held = partner.holdNext(path);
      const round = upkeep(still);
      const release = await held;
      still.signal('SIGSTOP');
      await setClock(other, now + 3 * minute);
      await upkeep(other);
      still.signal('SIGCONT');
      release();
      await round;
      await setClock(still, now + 6 * minute);
      await Promise.all([upkeep(still), upkeep(other)]);
      const messages = partner.given(messagePath, 'reference');
      // What is said of a premium names its day, so nobody reads the same twice.
      const ofPremiums = [...messages.values()].filter(([message]) => /^PREMIUM/.test(String(message?.['purpose'])));
      const texts = ofPremiums.map(([message]) => `${message?.['to']} ${message?.['text']}`);
      expect(texts).toEqual([...new Set(texts)]);
      return { debits: partner.given(debitPath, 'instructionId'), messages };
    };

    const atTheBank = await standingStill(one, two, { path: debitPath, now: await dayOfDebits(database, 1) });
    expect(atTheBank.debits.size).toBeGreaterThan(1);
    expect(handedOverAgain(atTheBank.debits)).toEqual([2]);
    expect(handedOverAgain(atTheBank.messages)).toEqual([]);

    const atTheGateway = await standingStill(two, one, { path: messagePath, now: await dayOfDebits(database, 2) });
    expect(handedOverAgain(atTheGateway.debits)).toEqual([]);
    // Messages leave several at once: each that was on its way went again, under the same reference.
    expect(new Set(handedOverAgain(atTheGateway.messages))).toEqual(new Set([2]));

    const rowsOf = async (query: string) => (await database.query(query)).rows as object[];
    const twice = `SELECT policy_number FROM collections GROUP BY policy_number, premium_month HAVING count(*) > 1`;
    expect(await rowsOf(twice)).toEqual([]);
    expect(await rowsOf('SELECT job FROM jobs WHERE runner IS NOT NULL')).toEqual([]);
    await database.end();
    partner.stop();
    await annotate(`${atTheBank.debits.size} debits and the messages of two days, none doubled`, 'E15');
  });
});
