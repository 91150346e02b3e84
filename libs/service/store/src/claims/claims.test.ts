import { beforeEach, describe, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { inTransaction, isDuplicate } from '../database/transaction';
import { type ClaimRow } from '../schema/claims';
import { aClaimRecord, aNewClaim, aNewPayout } from '../testing/a-claim';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import {
  assignClaim,
  claimsOfPerson,
  claimsOfPolicies,
  findClaim,
  findClaimByReference,
  insertClaim,
  lockClaim,
  type NewClaim,
  saveClaim,
} from './claims';
import { insertPayouts } from './payouts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

onEveryDatabase('claims', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const open = (more: Partial<NewClaim> = {}): Promise<ClaimRow> =>
    inTransaction(db.database, (tx) => insertClaim(tx, aNewClaim(more)));
  const save = (id: string, changes: Partial<Pick<ClaimRow, 'status' | 'record'>>) =>
    inTransaction(db.database, async (tx) => {
      const claim = await lockClaim(tx, id);
      if (claim === null) throw new Error('There is no claim');
      return saveClaim(tx, claim, { status: claim.status, record: claim.record, ...changes }, at(9));
    });

  test('are found by id and by reference as they were opened, and counted by their version', async () => {
    const opened = aNewClaim();
    await open(opened);
    const found = await findClaim(db.database, opened.id);
    expect(found).toMatchObject({ ...opened, version: 1, awaits: 'CLAIMANT', dueOn: null, flagLevel: null });
    expect(await findClaimByReference(db.database, opened.reference)).toEqual(found);
    expect(await findClaimByReference(db.database, 'CL-ZZZZ-ZZZZ')).toBeNull();
    expect(await findClaim(db.database, webRandom.uuid())).toBeNull();
    expect(await save(opened.id, { status: 'WITHDRAWN' })).toMatchObject({ version: 2, updatedAt: at(9) });
  });

  describe('of one life of a policy', () => {
    const life = { lifeKey: webRandom.uuid() };

    test.each(['REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED', 'PAID', 'REPUDIATED'] as const)(
      'are refused a second time while the first is %s',
      async (status) => {
        await open({ ...life, status });
        const twice = open(life);
        await expect(twice).rejects.toThrow();
        expect(isDuplicate(await twice.catch((error: unknown) => error))).toBe(true);
        await open({ ...life, policyNumber: '7000010020' });
        await open();
      },
    );

    test.each(['WITHDRAWN', 'DORMANT', 'VOID'] as const)('may be opened anew when the first is %s', async (status) => {
      const { id } = await open({ ...life, status });
      await open(life);
      const again = save(id, { status: 'REPORTED' });
      expect(isDuplicate(await again.catch((error: unknown) => error))).toBe(true);
    });

    test('may be two for stillborn children, who may be twins', async () => {
      const twin = { lifeKind: 'STILLBORN', lifeKey: null } as const;
      await open(twin);
      expect(await open(twin)).toMatchObject(twin);
    });
  });

  test('stand in lists by the day until which they are decided, by their gravest flag and by who acts next', async () => {
    const { id, record } = await open();
    const clock = { ...record.clock, completeAt: at(8).toISOString(), decisionDue: '2026-11-24' };
    const flags = [
      { kind: 'LATE_REPORT', level: 'LOW', sentence: '' },
      { kind: 'SAME_DOCUMENT', level: 'HIGH', sentence: '' },
    ] as const;
    const assessed = { ...record, clock, flags: [...flags] };
    expect(await save(id, { status: 'IN_ASSESSMENT', record: assessed })).toMatchObject({
      awaits: 'US',
      dueOn: '2026-11-24',
      flagLevel: 2,
    });
    const disputed = { ...assessed, clock: { ...clock, disputeDue: '2026-12-14' } };
    expect(await save(id, { status: 'DISPUTED', record: disputed })).toMatchObject({ dueOn: '2026-12-14' });
    await inTransaction(db.database, (tx) =>
      insertPayouts(tx, [aNewPayout(id, 'CL-2222-2222-01', { status: 'WAITING_FOR_ACCOUNT' })]),
    );
    expect(await save(id, { status: 'APPROVED', record: disputed })).toMatchObject({
      awaits: 'CLAIMANT',
      dueOn: null,
    });
  });

  test('are taken on and released without a new version: nobody who reads them reads them anew', async () => {
    const { id } = await open();
    const taken = { takenBy: 'staff-1', takenByName: 'Johan', takenAt: at(9) };
    const assign = (who: typeof taken | null) => inTransaction(db.database, (tx) => assignClaim(tx, id, who));
    expect(await assign(taken)).toMatchObject({ ...taken, version: 1 });
    expect(await assign(null)).toMatchObject({ takenBy: null, takenByName: null, takenAt: null, version: 1 });
  });

  test('are found by policy and by person, the newest first', async () => {
    const numberKey = 'ID:6105085800088';
    const older = await open({ numberKey, createdAt: at(6) });
    const newer = await open({ numberKey, policyNumber: '7000010020', createdAt: at(7) });
    await open({ policyNumber: '7000010038', record: aClaimRecord() });
    const idsOf = (rows: ClaimRow[]) => rows.map(({ id }) => id);
    expect(idsOf(await claimsOfPolicies(db.database, ['7000010012', '7000010020']))).toEqual([newer.id, older.id]);
    expect(idsOf(await claimsOfPolicies(db.database, ['7000010012']))).toEqual([older.id]);
    expect(await claimsOfPolicies(db.database, [])).toEqual([]);
    expect(idsOf(await claimsOfPerson(db.database, numberKey))).toEqual([newer.id, older.id]);
  });
});
