import { settleEverything } from '@portal/service-change-pipeline';
import { undosAskedFor, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import { aClaimsDesk, type ClaimsDesk, silverPolicy, someConsultant, somePortalAdmin } from '../testing/claims-desk';
import { thiefs, withPhone } from './testing/with-a-dead-persons-phone';

const aDay = 86_400;

onEveryDatabase('What a death undoes, where something else happens too', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  const undos = async () => undosAskedFor(db.database, silverPolicy);
  const decideUndo = async (decision: object, of?: string) => {
    const waiting = (await undos()).filter(({ status }) => status === 'PENDING');
    const id = waiting.find(({ entityId }) => of === undefined || entityId === of)?.id ?? '';
    await desk.as(somePortalAdmin)('POST', `/staff/approval-actions/${id}/take`, {});
    return desk.as(somePortalAdmin)('PUT', `/approval-actions/${silverPolicy}/${id}`, decision);
  };
  const approve = { decision: 'APPROVE' };
  const settledAfter = async (days: number) => {
    for (let passed = 0; passed < days; passed += 1) {
      desk.wait(aDay);
      await settleEverything({ database: db.database, clock: desk.clock, random: webRandom });
    }
  };

  test('brings nobody back alive who has died since they were taken off', async () => {
    const mother = await desk.lifeId('ExtendedMembers');
    const phone = await withPhone(desk, silverPolicy);
    const asked = dataOf<{ action: { id: string } }>(
      await phone.send('DELETE', `delete-extended-member/${silverPolicy}`, { id: mother, Reason: 'NOT_AFFORDABLE' }),
    );
    await desk.as(someConsultant)('POST', `/staff/approval-actions/${asked.action.id}/take`, {});
    dataOf(await desk.as(someConsultant)('PUT', `/approval-actions/${silverPolicy}/${asked.action.id}`, approve));
    const claim = await desk.openFor('ExtendedMembers', { dateOfDeath: '2026-11-19' });
    await settledAfter(15);
    expect((await desk.policy()).ExtendedMembers).toEqual([]);
    await desk.readyToDecide('MainMember');
    const certified = await desk.complete(await desk.read(someConsultant, claim));
    await desk.done(someConsultant, certified, 'confirm-death', { source: 'DEATH_CERTIFICATE' });
    // The request of her own death, which brings her back too, is decided later.
    dataOf(await decideUndo(approve, await desk.lifeId('MainMember')));
    const { ExtendedMembers } = await desk.policy();
    expect(ExtendedMembers.map(({ Life_Status, Cover_End_Date }) => [Life_Status, Cover_End_Date])).toEqual([
      ['DECEASED', '2026-11-20'],
    ]);
  });

  test('of two deaths that ask for the same field goes back with the first, and the second is declined', async () => {
    const spouse = await desk.lifeId('Spouse');
    const phone = await withPhone(desk, silverPolicy);
    dataOf(await phone.send('PUT', `update-spouse/${silverPolicy}`, { id: spouse, Cell_Number: thiefs.cell }));
    await desk.readyToDecide('Spouse');
    await desk.readyToDecide('MainMember');
    const main = await desk.lifeId('MainMember');
    dataOf(await decideUndo(approve, spouse));
    expect((await desk.policy()).Spouse?.Cell_Number).not.toBe(thiefs.cell);
    expect(await decideUndo(approve, main)).toMatchObject({
      status: 409,
      body: { message: 'Nothing of this is left to undo. Decline it.' },
    });
    dataOf(await decideUndo({ decision: 'DECLINE', comment: 'It is undone already.' }, main));
  });
});
