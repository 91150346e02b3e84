import { policyNumberFor } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { inTransaction } from '../database/transaction';
import { policies } from '../schema/policies';
import { seed } from '../seeding/seed';
import { aNewClaim } from '../testing/a-claim';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { insertClaim } from './claims';
import { claimsAfterDeath, claimsAfterDeathQuery, noteCoverLookedAt } from './claims-after-death';

const now = new Date('2026-11-20T08:00:00Z');
const asked = { today: '2026-11-20', after: '00000000-0000-0000-0000-000000000000', most: 100 };
const [first, second] = [811, 812].map((sequence) => policyNumberFor('7', sequence)) as [string, string];

onEveryDatabase('claims of main members who died', (db) => {
  beforeEach(async () => {
    await emptyDatabase(db.database);
    await seed(db.database, { policies: [aSeedPolicy(first), aSeedPolicy(second)] }, now);
  });
  const decided = (policyNumber: string) =>
    inTransaction(db.database, (tx) =>
      insertClaim(tx, aNewClaim({ policyNumber, lifeKind: 'MAIN_MEMBER', status: 'APPROVED' })),
    );
  const died = (policyNumber: string) =>
    db.database
      .update(policies)
      .set({ record: sql`jsonb_set(${policies.record}::jsonb, '{MainMember,Life_Status}', '"DECEASED"')` })
      .where(eq(policies.policyNumber, policyNumber));

  test('are those whose policy goes on, once a day', async () => {
    const { id, policyNumber } = await decided(first);
    await decided(second);
    await died(first);
    expect(await claimsAfterDeath(db.database, asked)).toEqual([{ id, policyNumber }]);
    await inTransaction(db.database, (tx) => noteCoverLookedAt(tx, id, asked.today));
    expect(await claimsAfterDeath(db.database, asked)).toEqual([]);
    expect(await claimsAfterDeath(db.database, { ...asked, today: '2026-11-21' })).toHaveLength(1);
  });

  test('are found by the policies whose main member died, not by every claim that was decided', async () => {
    const plan = await inTransaction(db.database, async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      const query = claimsAfterDeathQuery(tx, asked).getSQL();
      return JSON.stringify(rowsOf(await tx.execute(sql`EXPLAIN ${query}`)));
    });
    expect(plan).toContain('policies_after_death');
    expect(plan).not.toContain('Seq Scan');
  });
});
