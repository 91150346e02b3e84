import { rowsOf, verifyAuditChains } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aWorld, dataOf } from './testing/world';

onEveryDatabase('The whole database, written out', (db) => {
  /** Every row of every table as text. */
  const dump = async () => {
    const tables = rowsOf<{ name: string }>(
      await db.database.execute(
        sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      ),
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await db.database.execute(sql`SELECT row_to_json(t)::text AS row FROM ${sql.identifier(name)} t`);
      texts.push(...rowsOf<{ row: string }>(rows).map(({ row }) => row));
    }
    return texts;
  };

  it('holds no token and no PIN, used or not (A8, K1)', async () => {
    const world = aWorld(db.database);
    const tokens: string[] = [];
    const pins: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const { policyNumber } = await world.addPolicy();
      let pair = await world.signIn(policyNumber);
      pins.push(world.sentPin());
      tokens.push(...Object.values(pair));
      pair = dataOf(await world.refresh(pair.refreshToken));
      tokens.push(...Object.values(pair));
      await world.trigger(policyNumber, { purpose: 'APPROVAL' });
      pins.push(world.sentPin());
      await world.login(policyNumber, pins[0]!);
    }
    const rows = await dump();
    expect(rows.length).toBeGreaterThan(200);
    expect(pins).toHaveLength(40);
    expect(tokens).toHaveLength(80);
    const standsAlone = (pin: string) => new RegExp(`(?<![0-9A-Za-z_-])${pin}(?![0-9A-Za-z_-])`);
    expect(pins.filter((pin) => rows.some((row) => standsAlone(pin).test(row)))).toEqual([]);
    expect(tokens.filter((token) => rows.some((row) => row.includes(token)))).toEqual([]);
    const macs = tokens.map((token) => token.slice(-40));
    expect(macs.filter((mac) => rows.some((row) => row.includes(mac)))).toEqual([]);
  });

  it('has an unbroken audit', async () => {
    expect((await verifyAuditChains(db.database)).broken).toEqual([]);
  });
});
