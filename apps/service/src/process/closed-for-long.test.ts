import { Client } from 'pg';
import { addDays, type PlainDate, reminderDays, todayInJohannesburg } from '@portal/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { aHoldingPartner } from '../testing/a-holding-partner';
import { dayOfDebits } from '../testing/day-of-debits';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';
import { setClock, upkeep } from '../testing/test-hooks-of';

afterAll(cleanUp);

interface Policy {
  number: string;
  status: string;
  graceEnds: PlainDate | null;
}

/** docs/reliability.md#e16. */
describe.runIf(postgresServer())('a service that was closed for more than a year', () => {
  it('asks a bank for one month alone, says nothing that is over, and ends nobody’s cover for a premium that it did not ask for', async () => {
    const partner = await aHoldingPartner();
    const DATABASE_URL = await newPostgres();
    const settings = { DATABASE_URL, OUTSIDE_PORT: String(partner.port), SEED_DEMO: 'true', DATA_DIR: newFolder() };
    const service = await startService(settings);
    const database = new Client({ connectionString: DATABASE_URL });
    await database.connect();
    const rowsOf = async <Row extends object>(query: string) => (await database.query<Row>(query)).rows;
    const policies = () =>
      rowsOf<Policy>(`SELECT policy_number AS number, status, record::json->>'Grace_End_Date' AS "graceEnds"
        FROM policies`);

    await upkeep(service);
    const before = new Map((await policies()).map((one) => [one.number, one]));
    partner.forget();
    const now = await dayOfDebits(database, 13);
    const today = todayInJohannesburg(new Date(now));
    await setClock(service, now);
    await upkeep(service);

    const debits = [...partner.given('/bank/api/collections', 'contractReference').values()];
    expect(debits.length).toBeGreaterThan(0);
    expect(debits.filter(({ length }) => length > 1)).toEqual([]);
    expect(debits.flat().filter(({ actionDate }) => String(actionDate) <= today)).toEqual([]);

    const longest = Math.max(...Object.values(reminderDays).flat());
    const days = await rowsOf<{ day: PlainDate }>(
      `SELECT day::text FROM sent_reminders WHERE sent_at > '${addDays(today, -30)}'`,
    );
    expect(days.filter(({ day }) => day < addDays(today, -longest))).toEqual([]);

    const after = await policies();
    const wasActive = ({ number }: Policy) => before.get(number)?.status === 'ACTIVE';
    expect(after.filter((one) => wasActive(one) && one.status === 'LAPSED')).toEqual([]);
    const late = after.filter((one) => wasActive(one) && one.status === 'IN_GRACE');
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late.map(({ graceEnds }) => graceEnds))).toEqual(new Set([addDays(today, 30)]));

    const said = partner.given('/sms', 'reference').size;
    await upkeep(service);
    expect(partner.given('/sms', 'reference').size).toBe(said);
    await database.end();
    partner.stop();
  });
});
