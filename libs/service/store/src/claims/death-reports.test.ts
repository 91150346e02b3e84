import { policyNumberFor } from '@portal/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { inTransaction } from '../database/transaction';
import { messageQueue } from '../messages/stored-queue';
import { findPolicy } from '../policies/policies';
import { type DeathReportRow } from '../schema/death-reports';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { aNewReport, reportedIdNumber } from '../testing/a-report';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import {
  findDeathReport,
  insertDeathReport,
  insertDeathReportLives,
  livesOfDeathReports,
  lockDeathReport,
  type NewDeathReport,
  updateDeathReport,
} from './death-reports';
import { listDeathReports, reportsToLookUp } from './list-death-reports';
import { livesByNumber } from './lives-by-number';
import { numbersBefore } from './numbers-before';
import { openReportsOn } from './open-reports';
import { reportsBefore } from './reports-before';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const [first, second] = [704, 705].map((sequence) => policyNumberFor('7', sequence)) as [string, string];
const idNumber = reportedIdNumber;
onEveryDatabase('reports of a death', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const add = (more: Partial<NewDeathReport> = {}): Promise<DeathReportRow> =>
    inTransaction(db.database, (tx) => insertDeathReport(tx, aNewReport(more)));
  const change = (id: string, changes: Parameters<typeof updateDeathReport>[2], hour = 9) =>
    inTransaction(db.database, async (tx) => {
      await lockDeathReport(tx, id);
      return updateDeathReport(tx, id, changes, at(hour));
    });
  const list = async (...[status, page]: [status?: DeathReportRow['status'], page?: number]) => {
    const { rows, totalRecords } = await listDeathReports(db.database, status, { pageNumber: page ?? 1, pageSize: 3 });
    return { ids: rows.map(({ id }) => id), totalRecords };
  };

  test('are kept as they came, and counted by their version when they change', async () => {
    const report = aNewReport();
    const { id } = await add(report);
    expect(await findDeathReport(db.database, id)).toMatchObject({
      ...report,
      status: 'RECEIVED',
      version: 1,
      idNumber,
    });
    expect(await change(id, { status: 'NO_MATCH', lookedUpAt: at(9) })).toMatchObject({
      status: 'NO_MATCH',
      lookedUpAt: at(9),
      version: 2,
      updatedAt: at(9),
      createdAt: at(8),
    });
    expect(await findDeathReport(db.database, webRandom.uuid())).toBeNull();
  });

  test('are listed with those first whose reporter waits for a call, by the day that was promised, then newest first', async () => {
    const later = await add({ contactBy: '2026-11-24', createdAt: at(7) });
    const urgent = await add({ contactBy: '2026-11-23', createdAt: at(6) });
    const urgentToo = await add({ contactBy: '2026-11-23', createdAt: at(8) });
    const [called, nobody] = [await add({ createdAt: at(5) }), await add({ createdAt: at(9) })];
    await change(called.id, { status: 'UNLINKED', contactedAt: at(9) });
    await change(nobody.id, { status: 'NO_MATCH' });
    expect(await list()).toEqual({ ids: [urgentToo.id, urgent.id, later.id], totalRecords: 5 });
    expect(await list(undefined, 2)).toEqual({ ids: [nobody.id, called.id], totalRecords: 5 });
    expect(await list(undefined, 9)).toEqual({ ids: [], totalRecords: 5 });
    expect(await list('UNLINKED')).toEqual({ ids: [called.id], totalRecords: 1 });
  });

  test('are looked up by a machine unless they were or are left to staff, the oldest first', async () => {
    const newer = await add({ createdAt: at(8) });
    const older = await add({ createdAt: at(7) });
    await add({ isLeftToStaff: true });
    await change((await add()).id, { status: 'NO_MATCH' });
    expect(await reportsToLookUp(db.database, 5)).toEqual([older.id, newer.id]);
    expect(await reportsToLookUp(db.database, 1)).toEqual([older.id]);
  });

  describe('before one', () => {
    const counted = {
      cellNumber: '27821234567',
      idNumber,
      address: '10.0.0.1',
      today: at(0),
      thisMonth: new Date('2026-11-01T00:00:00Z'),
      lastHour: at(7),
    };
    const before = (more: Partial<typeof counted> | { idNumber: null } = {}) =>
      inTransaction(db.database, (tx) => reportsBefore(tx, { ...counted, ...more }));

    test('are counted by number and day, by person and month, by address and hour', async () => {
      expect(await before()).toEqual({ fromNumber: 0, aboutIdNumber: 0, fromAddress: 0 });
      const other = { cellNumber: '27830000000', address: '10.0.0.2' };
      await add({ createdAt: at(7) });
      await add({ ...other, createdAt: at(6) });
      await add({ createdAt: new Date('2026-11-19T10:00:00Z') });
      await add({ createdAt: new Date('2026-10-31T10:00:00Z') });
      expect(await before()).toEqual({ fromNumber: 1, aboutIdNumber: 3, fromAddress: 1 });
      expect(await before({ idNumber: null })).toEqual({ fromNumber: 1, aboutIdNumber: 0, fromAddress: 1 });
      expect(await before(other)).toEqual({ fromNumber: 1, aboutIdNumber: 3, fromAddress: 0 });
    });

    test('are only those whose reporter proved a number: what staff type counts for nobody', async () => {
      await add({ channel: 'PHONE', cellProvedAt: null, address: null });
      expect(await before()).toEqual({ fromNumber: 0, aboutIdNumber: 0, fromAddress: 0 });
    });

    test('are counted one after the other: of many at once each sees those before it', async () => {
      const many = await Promise.all(
        Array.from({ length: 5 }, () =>
          inTransaction(db.database, async (tx) => {
            const { fromNumber } = await reportsBefore(tx, counted);
            await insertDeathReport(tx, aNewReport());
            return fromNumber;
          }),
        ),
      );
      expect(many.sort()).toEqual([0, 1, 2, 3, 4]);
    });
  });

  test('are open on a life while somebody was found and nobody refuted or closed them', async () => {
    const lifeId = webRandom.uuid();
    const life = { policyNumber: first, lifeId, lifeKind: 'MAIN_MEMBER', isLinked: true } as const;
    const found = async (status: DeathReportRow['status'], more: Partial<NewDeathReport> = {}, where: object = {}) => {
      const { id } = await add(more);
      await inTransaction(db.database, (tx) => insertDeathReportLives(tx, [{ ...life, reportId: id, ...where }]));
      await change(id, { status });
      return id;
    };
    const unlinked = await found('UNLINKED', { createdAt: at(7) });
    const linked = await found('LINKED');
    for (const status of ['REFUTED', 'CLOSED', 'RECEIVED'] as const) await found(status);
    await found('LINKED', {}, { lifeId: webRandom.uuid() });
    await found('LINKED', {}, { policyNumber: second });
    const open = await openReportsOn(db.database, life);
    expect(open.map(({ id }) => id)).toEqual([linked, unlinked]);
    expect(await livesOfDeathReports(db.database, [linked])).toEqual([{ ...life, reportId: linked }]);
    expect(await livesOfDeathReports(db.database, [])).toEqual([]);
  });

  test('find people by number on every policy, whatever became of it, and no beneficiaries', async () => {
    const { PhysicalAddress: _address, ...sister } = aMainMember();
    const key = `ID:${sister.Id_Number}`;
    await seed(
      db.database,
      {
        policies: [
          aSeedPolicy(first, { Policy_Status: 'CANCELLED' }),
          aSeedPolicy(second, {
            MainMember: aMainMember({ Id_Number: idNumber, Date_Of_Birth: '1961-05-08' }),
            Beneficiaries: [{ ...sister, Relationship: 'SISTER', Benefit_Share: 100 }],
          }),
        ],
      },
      at(8),
    );
    const found = await livesByNumber(db.database, [key, `ID:${idNumber}`]);
    expect(found.map(({ policy, person }) => [policy.policyNumber, person.kind, person.numberKey])).toEqual([
      [first, 'MAIN_MEMBER', key],
      [second, 'MAIN_MEMBER', `ID:${idNumber}`],
    ]);
    expect(await livesByNumber(db.database, ['ID:0000000000000'])).toEqual([]);
  });

  test('reach the numbers before too: each that was told when it changed', async () => {
    await seed(db.database, { policies: [aSeedPolicy(first)] }, at(8));
    expect((await findPolicy(db.database, first))?.policyNumber).toBe(first);
    expect(await numbersBefore(db.database, first)).toEqual([]);
    const tell = (to: string, purpose: string, hour: number) =>
      inTransaction(db.database, (tx) =>
        messageQueue.enqueue(tx, {
          id: webRandom.uuid(),
          policyNumber: first,
          message: { channel: 'SMS', to, text: 'Hello', purpose },
          now: at(hour),
        }),
      );
    await tell('27821111111', 'CELL_CHANGED', 8);
    await tell('27822222222', 'CELL_CHANGED', 9);
    await tell('27823333333', 'BANK_CHANGED', 10);
    expect(await numbersBefore(db.database, first)).toEqual([
      { number: '27822222222', changedAt: at(9) },
      { number: '27821111111', changedAt: at(8) },
    ]);
    expect(await numbersBefore(db.database, second)).toEqual([]);
  });
});
