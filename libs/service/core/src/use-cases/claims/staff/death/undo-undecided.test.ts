import { apiBase, type ApprovalCase, type ApprovalQueue } from '@portal/contract';
import { sendReminders, settleEverything } from '@portal/service-change-pipeline';
import { schema, undosAskedFor, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import { type AskedDesk, anAskedDesk, died } from '../../register/testing/asked-desk';
import { anotherAdmin, anotherConsultant, silverPolicy, somePortalAdmin } from '../testing/claims-desk';
import { withPhone } from './testing/with-a-dead-persons-phone';

const kind = 'UNDO_AFTER_DEATH';
const aDay = 86_400;

onEveryDatabase('What a death undoes and nobody has decided', (db) => {
  let desk: AskedDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await anAskedDesk(db.database);
  });
  const theOne = async () => {
    const [request] = await undosAskedFor(db.database, silverPolicy);
    if (!request) throw new Error('Nothing is asked');
    return request;
  };
  const queue = async (view: string, staff = somePortalAdmin) =>
    dataOf<ApprovalQueue>(await desk.as(staff)('GET', `/staff/approval-actions?view=${view}&order=due`)).data;
  const decide = async (decision: object, staff = somePortalAdmin) => {
    const { id } = await theOne();
    await desk.as(staff)('POST', `/staff/approval-actions/${id}/take`, {});
    return desk.as(staff)('PUT', `/approval-actions/${silverPolicy}/${id}`, decision);
  };
  const inPortal = async (path: string) => {
    desk.wait(61);
    const { accessToken: token } = await desk.signIn(silverPolicy);
    return dataOf<{ actionType: string }[]>(await desk.send('GET', `${apiBase}${path}`, { token }));
  };
  const toldInPortal = async () => {
    const told = await db.database.select().from(schema.notifications);
    return told.map(({ type }) => type);
  };
  const spouseChanged = async () => {
    const phone = await withPhone(desk, silverPolicy);
    const id = await desk.lifeId('Spouse');
    dataOf(await phone.send('PUT', `update-spouse/${silverPolicy}`, { id, Cell_Number: '27829990000' }));
    await desk.readyToDecide('Spouse');
  };
  const jobsOverDays = async (days: number) => {
    const tools = { database: db.database, clock: desk.clock, random: webRandom };
    for (let passed = 0; passed < days; passed += 1) {
      desk.wait(aDay);
      await settleEverything(tools);
      await sendReminders(tools);
    }
  };
  const before = async () => (await desk.policy()).MainMember.Email_Address;

  describe('in its time', () => {
    test('stays in the queue, and an administrator still approves it', async () => {
      const email = await before();
      const phone = await withPhone(desk, silverPolicy);
      await phone.changeEmail();
      await desk.readyToDecide('MainMember');
      await jobsOverDays(40);
      expect((await theOne()).status).toBe('PENDING');
      expect((await queue('to-decide')).map(({ actionType }) => actionType)).toEqual([kind]);
      const read = await desk.as(somePortalAdmin)('GET', `/staff/approval-actions/${(await theOne()).id}`);
      expect(dataOf<ApprovalCase>(read)).toMatchObject({ action: { status: 'PENDING' }, canDecide: true });
      dataOf(await decide({ decision: 'APPROVE' }));
      expect(await before()).toBe(email);
    });

    test('is still there for the policyholder to see, who is reminded of nothing', async () => {
      await spouseChanged();
      await jobsOverDays(40);
      const waiting = await inPortal(`/approval-actions/pending/${silverPolicy}`);
      expect(waiting.map(({ actionType }) => actionType)).toEqual([kind]);
      expect(await inPortal(`/closed-approval-actions/${silverPolicy}`)).toEqual([]);
      const told = await toldInPortal();
      expect(told.filter((type) => type === 'REQUEST_EXPIRING' || type === 'CHANGE_EXPIRED')).toEqual([]);
    });
  });

  test('tells nobody that it was declined, as nobody had asked', async () => {
    await spouseChanged();
    dataOf(await decide({ decision: 'DECLINE', comment: 'It was her own new number.' }));
    expect(await toldInPortal()).not.toContain('CHANGE_DECLINED');
  });

  test('of a death that the register confirmed was asked for by nobody, and any administrator decides', async () => {
    const email = await before();
    const phone = await withPhone(desk, silverPolicy);
    await phone.changeEmail();
    const opened = await desk.openFor('MainMember');
    desk.register.says(await desk.mainMember(), died());
    await desk.work();
    expect((await desk.read(anotherAdmin, opened)).deathConfirmed).toMatchObject({ source: 'REGISTER' });
    const { record } = await theOne();
    expect(record.requestedBy).toEqual({ id: 'system', name: 'The death register', role: 'system' });
    const asked = (await desk.audit(silverPolicy)).filter(
      ({ action, reason }) => action === 'CHANGE_REQUESTED' && reason === kind,
    );
    expect(asked).toMatchObject([{ actorType: 'SYSTEM' }]);
    for (const admin of [somePortalAdmin, anotherAdmin]) {
      expect((await queue('to-decide', admin)).map(({ canDecide }) => canDecide)).toEqual([true]);
    }
    expect(await decide({ decision: 'APPROVE' }, anotherConsultant)).toMatchObject({ status: 403 });
    expect(await decide({ decision: 'CANCEL' }, anotherAdmin)).toMatchObject({ status: 403 });
    dataOf(await decide({ decision: 'APPROVE' }, anotherAdmin));
    expect(await before()).toBe(email);
  });
});
