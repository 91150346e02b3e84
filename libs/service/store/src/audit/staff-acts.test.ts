import { beforeAll, expect, test } from 'vitest';
import { type ServicingRow } from '../schema/staff';
import { closeServicing, insertServicing } from '../policies/servicings';
import { rememberStaff } from '../identity/staff-members';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { appendAudit, type AuditEvent } from './append-audit';
import { staffActs, timesOfAct } from './staff-acts';

const policyNumber = '7000010012';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

onEveryDatabase('what staff did about a policy', (db) => {
  const append = (minute: number, action: string, event: Partial<AuditEvent> = {}) =>
    inTransaction(db.database, (tx) =>
      appendAudit(tx, {
        at: at(minute),
        actorType: 'STAFF',
        actorId: 'staff-1',
        action,
        policyNumber,
        outcome: 'SUCCEEDED',
        ...event,
      }),
    );
  const open = (minute: number, reason: ServicingRow['reason'], staffId = 'staff-1') =>
    inTransaction(db.database, (tx) =>
      insertServicing(tx, {
        id: crypto.randomUUID(),
        staffId,
        policyNumber,
        reason,
        note: null,
        verified: [],
        closedAt: null,
        openedAt: at(minute),
        endsAt: at(minute + 20),
      }),
    );
  const acts = async (pageNumber = 1, pageSize = 20) => {
    const asked = { policyNumber, without: ['HIDDEN'] };
    const { rows, totalRecords } = await staffActs(db.database, asked, { pageNumber, pageSize });
    return { told: rows.map((row) => `${row.staffName} ${row.action} ${row.servicingReason}`), totalRecords };
  };

  beforeAll(async () => {
    for (const [id, name] of [
      ['staff-1', 'Naledi Dlamini'],
      ['staff-2', 'Johan van Wyk'],
    ] as const) {
      await rememberStaff(db.database, { id, name, email: null, now: at(0) });
    }
    await open(1, 'CALL');
    await open(1, 'QUALITY', 'staff-2');
    await append(1, 'OPENED');
    await append(2, 'HIDDEN');
    await append(2, 'BY CUSTOMER', { actorType: 'CUSTOMER' });
    await append(2, 'ELSEWHERE', { policyNumber: '7000010020' });
    await append(3, 'READ', { actorId: 'staff-2' });
    await open(5, 'CLAIM');
    await append(6, 'READ');
    await closeServicing(db.database, { staffId: 'staff-1', policyNumber }, at(7));
    await append(8, 'READ');
    await append(30, 'READ', { actorId: 'staff-2' });
    await append(31, 'READ', { actorId: 'staff-unknown' });
  });

  test('comes with the name and with the reason for which the policy was open to them then, the newest first', async () => {
    expect(await acts()).toEqual({
      told: [
        'null READ null',
        'Johan van Wyk READ null',
        'Naledi Dlamini READ null',
        'Naledi Dlamini READ CLAIM',
        'Johan van Wyk READ QUALITY',
        'Naledi Dlamini OPENED CALL',
      ],
      totalRecords: 6,
    });
  });

  test('comes a page at a time, with how many there are in all', async () => {
    expect((await acts(2, 4)).told).toEqual(['Johan van Wyk READ QUALITY', 'Naledi Dlamini OPENED CALL']);
    expect(await acts(3, 4)).toEqual({ told: [], totalRecords: 6 });
  });

  test('is counted by what it was, since when, and by whom', async () => {
    const times = (since: Date, staffId?: string) =>
      timesOfAct(db.database, { policyNumber, action: 'READ', since, ...(staffId !== undefined && { staffId }) });
    expect(await times(at(6))).toEqual([at(6), at(8), at(30), at(31)]);
    expect(await times(at(6), 'staff-1')).toEqual([at(6), at(8)]);
    expect(await times(at(32))).toEqual([]);
  });
});
