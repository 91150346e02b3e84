import { policyNumberFor } from '@portal/domain';
import { beforeEach, expect, test } from 'vitest';
import { appendAudit, type AuditEvent } from '../audit/append-audit';
import { webRandom } from '../base/web-random';
import { aboutAction } from '../audit/audit-of-action';
import { insertApprovalAction } from '../changes/approval-actions';
import { inTransaction } from '../database/transaction';
import { findStaff } from '../identity/find-staff';
import { rememberStaff } from '../identity/staff-members';
import { type StoredAction } from '../schema/approval-actions';
import { aClaimRecord, aNewClaim } from '../testing/a-claim';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { changesOnPolicy } from './changes-on-policy';
import { insertClaim } from './claims';
import { claimsWithSerial } from './claims-with-serial';

const policyNumber = policyNumberFor('7', 731);
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 10));

onEveryDatabase('what claims are looked at by', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const append = (event: Partial<AuditEvent>) =>
    inTransaction(db.database, (tx) =>
      appendAudit(tx, {
        at: at(5),
        actorType: 'CUSTOMER',
        actorId: 'customer',
        action: 'UPDATE_BENEFICIARY',
        outcome: 'SUCCEEDED',
        policyNumber,
        ...event,
      }),
    );
  const changes = (since = at(2)) => changesOnPolicy(db.database, policyNumber, since);

  test('are the changes that took effect at once, by whoever made them', async () => {
    await rememberStaff(db.database, { id: 'staff-1', name: 'Naledi Dlamini', email: null, now: at(1) });
    await append({});
    await append({ at: at(6), actorType: 'STAFF', actorId: 'staff-1', action: 'UPDATE_BANKING_DETAILS' });
    await append({ at: at(1) });
    await append({ action: 'LOGIN_SUCCEEDED' });
    await append({ outcome: 'REFUSED' });
    await append({ policyNumber: policyNumberFor('7', 732) });
    expect(await changes()).toMatchObject([
      { kind: 'UPDATE_BENEFICIARY', at: at(5), askedAt: at(5), isBySignIn: true, askedBy: null, staff: [] },
      {
        kind: 'UPDATE_BANKING_DETAILS',
        at: at(6),
        askedAt: at(6),
        isBySignIn: false,
        askedBy: 'Naledi Dlamini',
        staff: ['staff-1'],
      },
    ]);
  });

  test('are those that somebody approved, by everybody who had a part in it', async () => {
    const id = webRandom.uuid();
    const record = {
      actionType: 'UPDATE_CELL_NUMBER',
      requestedAt: at(3).toISOString(),
      requestedBy: { id: 'staff-1', name: 'Naledi Dlamini', role: 'consultant' },
      decidedBy: { id: 'staff-2', name: 'Priya Naidoo', role: 'portalAdmin' },
      proposedValue: null,
    } as unknown as StoredAction;
    await insertApprovalAction(db.database, {
      id,
      policyNumber,
      entityType: 'MAIN_MEMBER',
      entityId: webRandom.uuid(),
      status: 'APPLIED',
      record,
      version: 2,
      requestedAt: at(3),
      expiresAt: at(30),
    });
    await append({ actorType: 'SYSTEM', action: 'CHANGE_APPLIED', after: aboutAction(id) });
    await append({ actorType: 'SYSTEM', action: 'CHANGE_APPLIED', after: aboutAction(webRandom.uuid()) });
    expect(await changes()).toMatchObject([
      {
        kind: 'UPDATE_CELL_NUMBER',
        at: at(5),
        askedAt: at(3),
        isBySignIn: false,
        askedBy: 'Naledi Dlamini',
        staff: ['staff-1', 'staff-2'],
      },
    ]);
  });

  test('are serial numbers of documents on other claims', async () => {
    const withSerial = (serialNumber: string | null) => {
      const record = aClaimRecord();
      const says = { serialNumber } as unknown as (typeof record.documents)[number]['says'];
      return aNewClaim({ record: { ...record, documents: record.documents.map((line) => ({ ...line, says })) } });
    };
    const [own, same, other] = [withSerial('A123'), withSerial('A123'), withSerial(null)];
    await inTransaction(db.database, async (tx) => {
      for (const claim of [own, same, other]) await insertClaim(tx, claim);
    });
    expect(await claimsWithSerial(db.database, own.id, 'A123')).toEqual([same.reference]);
    expect(await claimsWithSerial(db.database, own.id, 'A124')).toEqual([]);
  });

  test('are members of staff as their token named them', async () => {
    const member = { id: 'staff-1', name: 'Naledi Dlamini', email: 'naledi@staff.example' };
    await rememberStaff(db.database, { ...member, now: at(1) });
    expect(await findStaff(db.database, 'staff-1')).toMatchObject(member);
    expect(await findStaff(db.database, 'staff-2')).toBeNull();
  });
});
