import { beforeAll, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { insertApprovalAction } from '../changes/approval-actions';
import { insertUploads } from '../changes/uploads';
import { inTransaction } from '../database/transaction';
import { type StoredAction } from '../schema/approval-actions';
import { onEveryDatabase } from '../testing/on-every-database';
import { documentTypesAtEntry } from './documents-at-entry';

const policyNumber = '7000010012';
const now = new Date('2024-01-01T08:00:00Z');

onEveryDatabase('documents with which somebody was let in', (db) => {
  const lifeId = webRandom.uuid();

  /** A change about a record, with a document that was sent for it. */
  const ask = async (type: string, status: string, entityType: string, entityId: string, number = policyNumber) => {
    const id = webRandom.uuid();
    await insertApprovalAction(db.database, {
      id,
      policyNumber: number,
      entityType,
      entityId,
      status,
      effectiveDate: null,
      record: { actionType: 'ADD_CHILD', requestedBy: { id: 'customer' } } as StoredAction,
      version: 1,
      requestedAt: now,
      expiresAt: now,
    });
    const content = new Uint8Array([1]);
    const file = { fileName: 'a.pdf', fileExtension: '.pdf', contentType: 'application/pdf', sizeBytes: 1, content };
    const upload = { id: webRandom.uuid(), policyNumber: number, actionId: id, type, ...file, createdAt: now };
    await inTransaction(db.database, (tx) => insertUploads(tx, [{ ...upload, source: 'CUSTOMER' }]));
  };

  beforeAll(async () => {
    await ask('BIRTH_CERTIFICATE', 'APPLIED', 'CHILD', lifeId);
    await ask('BIRTH_CERTIFICATE', 'APPROVED', 'CHILD', lifeId);
    await ask('MARRIAGE_CERTIFICATE', 'APPLIED', 'POLICY', webRandom.uuid());
    await ask('MEDICAL_REPORT', 'DECLINED', 'CHILD', lifeId);
    await ask('AFFIDAVIT', 'APPLIED', 'CHILD', webRandom.uuid());
    await ask('PROOF_OF_STUDY', 'APPLIED', 'CHILD', lifeId, '7000010020');
  });

  test('are those of changes of their record and of the application that hold, each kind once', async () => {
    const types = await documentTypesAtEntry(db.database, { policyNumber, lifeId });
    expect(types.sort()).toEqual(['BIRTH_CERTIFICATE', 'MARRIAGE_CERTIFICATE']);
    const other = { policyNumber: '7000010038', lifeId };
    expect(await documentTypesAtEntry(db.database, other)).toEqual([]);
  });
});
