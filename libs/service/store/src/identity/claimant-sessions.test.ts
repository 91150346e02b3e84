import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { insertClaim } from '../claims/claims';
import { insertDeathReport } from '../claims/death-reports';
import { inTransaction } from '../database/transaction';
import { seed } from '../seeding/seed';
import { claimantSessions } from '../schema/claimant-sessions';
import { aNewClaim } from '../testing/a-claim';
import { aNewReport } from '../testing/a-report';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import {
  advanceClaimantSession,
  createClaimantSession,
  findClaimantSession,
  lockClaimantSession,
  type OpenedBySession,
  revokeClaimantSession,
} from './claimant-sessions';
import { sweepIdentity } from './sweep-identity';

const policyNumber = '7000010012';
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

onEveryDatabase('sessions of somebody who claims', (db) => {
  let claimId = '';
  beforeAll(async () => {
    await seed(db.database, { policies: [aSeedPolicy(policyNumber)] }, at(6));
    claimId = (await inTransaction(db.database, (tx) => insertClaim(tx, aNewClaim({ policyNumber })))).id;
  });
  const aSession = (opens?: OpenedBySession) =>
    createClaimantSession(db.database, {
      ...(opens ?? { claimId, claimantId: webRandom.uuid(), reportId: null }),
      id: webRandom.uuid(),
      cellNumber: '27821234567',
      address: '10.0.0.0/24',
      userAgent: null,
      now: at(8),
      expiresAt: at(20),
    });

  test('are found with the claim that they open', async () => {
    const { id } = await aSession();
    expect(await findClaimantSession(db.database, id)).toMatchObject({ id, claimId, reportId: null, counter: 0 });
    expect(await findClaimantSession(db.database, webRandom.uuid())).toBeNull();
  });

  test('open a report of a death in place of a claim, and never both or nothing', async () => {
    const report = await inTransaction(db.database, (tx) => insertDeathReport(tx, aNewReport()));
    const { id } = await aSession({ claimId: null, claimantId: null, reportId: report.id });
    expect(await findClaimantSession(db.database, id)).toMatchObject({ id, claimId: null, reportId: report.id });
    const of = (opens: Partial<typeof claimantSessions.$inferInsert>) =>
      db.database.update(claimantSessions).set(opens).where(eq(claimantSessions.id, id));
    await expect(of({ claimId, claimantId: webRandom.uuid() })).rejects.toThrow();
    await expect(of({ reportId: null })).rejects.toThrow();
    await expect(of({ reportId: null, claimId })).rejects.toThrow();
    await expect(of({ reportId: webRandom.uuid() })).rejects.toThrow();
  });

  test('move on once from where they stand, and not once they have ended', async () => {
    const { id } = await aSession();
    expect(await advanceClaimantSession(db.database, id, 0, at(9))).toMatchObject({ counter: 1, advancedAt: at(9) });
    expect(await advanceClaimantSession(db.database, id, 0, at(9))).toBeNull();
    expect(await revokeClaimantSession(db.database, id, 'LOGGED_OUT', at(10))).toBe(true);
    expect(await revokeClaimantSession(db.database, id, 'THEFT_SUSPECTED', at(11))).toBe(false);
    expect(await advanceClaimantSession(db.database, id, 1, at(11))).toBeNull();
    const held = await inTransaction(db.database, (tx) => lockClaimantSession(tx, id));
    expect(held).toMatchObject({ revokedAt: at(10), revokedReason: 'LOGGED_OUT' });
  });

  test('are swept with everybody’s once they ended long enough ago', async () => {
    const { id } = await aSession();
    const sweep = (sessionsBefore: Date) =>
      inTransaction(db.database, (tx) => sweepIdentity(tx, { pinsBefore: at(0), sessionsBefore }));
    await sweep(at(20));
    expect(await findClaimantSession(db.database, id)).not.toBeNull();
    await sweep(at(21));
    expect(await findClaimantSession(db.database, id)).toBeNull();
  });
});
