import { expect, test } from 'vitest';
import { insertApprovalAction, openActions, pendingActions } from './approval-actions';
import { type NewApprovalAction } from '../schema/approval-actions';
import { onEveryDatabase } from '../testing/on-every-database';
import { isDuplicate } from '../database/transaction';
import { webRandom } from '../base/web-random';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

onEveryDatabase('approval actions', (db) => {
  const policyNumber = '7000010012';
  const anAction = (changes: Partial<NewApprovalAction> = {}): NewApprovalAction => ({
    id: webRandom.uuid(),
    policyNumber,
    entityType: 'CHILD',
    entityId: webRandom.uuid(),
    status: 'PENDING',
    effectiveDate: null,
    record: { entityLabel: 'Child: Lindiwe N.' } as NewApprovalAction['record'],
    version: 1,
    requestedAt: at(0),
    expiresAt: at(50),
    ...changes,
  });

  test('of 20 parallel changes to one record one waits', async () => {
    const entityId = webRandom.uuid();
    const insert = () => insertApprovalAction(db.database, anAction({ policyNumber: 'P00001', entityId }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, insert));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    expect(refused.every(({ reason }) => isDuplicate(reason))).toBe(true);
  });

  test('a decided action makes room for the next', async () => {
    const entityId = webRandom.uuid();
    for (const status of ['DECLINED', 'CANCELLED', 'DECLINED', 'PENDING']) {
      await insertApprovalAction(db.database, anAction({ policyNumber: 'P00002', entityId, status }));
    }
    expect(await pendingActions(db.database, 'P00002')).toHaveLength(1);
  });

  test('open are those that wait and those approved for later, newest first', async () => {
    const actions = [
      anAction({ requestedAt: at(1) }),
      anAction({ requestedAt: at(3) }),
      anAction({ requestedAt: at(2), status: 'APPROVED', effectiveDate: '2026-12-01' }),
      anAction({ requestedAt: at(4), status: 'APPROVED', effectiveDate: '2026-11-20' }),
      anAction({ requestedAt: at(5), status: 'DECLINED' }),
      anAction({ requestedAt: at(6), policyNumber: '7000010020' }),
    ];
    for (const action of actions) await insertApprovalAction(db.database, action);
    expect(await pendingActions(db.database, policyNumber)).toMatchObject([actions[1], actions[0]]);
    expect(await openActions(db.database, policyNumber, '2026-11-20')).toMatchObject([
      ...[actions[1], actions[2], actions[0]],
    ]);
  });
});
