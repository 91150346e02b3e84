import { type FailedMessages } from '@portal/contract';
import { someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { findPolicy, inTransaction, type Message, messageQueue, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy } from '../../../testing/seeded-policies';

const oldNumber = '27820000000';

onEveryDatabase('messages that could not be sent', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  beforeEach(() => db.database.delete(schema.outbox));

  const fail = async (more: Partial<Message> & { policyNumber?: string | null } = {}) => {
    const { channel = 'SMS', purpose = 'MANDATE_PENDING', to = oldNumber, policyNumber = ownerPolicy } = more;
    const { text = `A text about ${purpose}` } = more;
    const now = staffService.clock.now();
    const id = crypto.randomUUID();
    const message = { channel, to, text, purpose };
    await inTransaction(db.database, (tx) => messageQueue.enqueue(tx, { id, policyNumber, message, now }));
    const [claimed] = await messageQueue.claim(db.database, { now, leaseMs: 1000, most: 1 });
    if (claimed) await messageQueue.settle(db.database, claimed, { kind: 'FAILED', reason: 'REFUSED' }, now);
    return id;
  };
  const list = async (staff = someConsultant): Promise<FailedMessages> =>
    dataOf(await staffService.as(staff)('GET', '/staff/failed-messages'));
  const again = (id: string, staff = someConsultant) =>
    staffService.as(staff)('POST', `/staff/failed-messages/${id}/send-again`);
  const posted = (id: string, staff = someConsultant) =>
    staffService.as(staff)('POST', `/staff/failed-messages/${id}/posted`);

  test('are listed for consultants and administrators, numbers masked, without their text; reading is written down', async () => {
    expect(await list()).toEqual({ messages: [], hasMore: false });
    const id = await fail();
    const [one] = (await list(somePortalAdmin)).messages;
    expect(one).toMatchObject({
      id,
      policyNumber: ownerPolicy,
      title: 'Approve your debit order',
      sentToMasked: '082 *** 0000',
      nextToMasked: '082 *** 6543',
      isSameNumber: false,
      reason: 'REFUSED',
      letter: null,
    });
    expect(JSON.stringify(await list())).not.toMatch(new RegExp(`A text|${oldNumber}|${canaries.ownerCell}`));
    const [row] = await staffService.audit('SYSTEM');
    expect(row).toMatchObject({
      action: 'FAILED_MESSAGES_READ',
      actorId: someConsultant.sub,
      after: { messages: [id] },
    });
  });

  test('are sent again once, to the number on record now, and stand in the log of the policy', async () => {
    const id = await fail();
    const before = staffService.outbox.length;
    const answers = await Promise.all([again(id), again(id, somePortalAdmin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({ sentTo: '082 *** 6543' });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody has dealt with this message already.',
    });
    expect(staffService.outbox.slice(before)).toMatchObject([
      { to: canaries.ownerCell, text: 'A text about MANDATE_PENDING', purpose: 'MANDATE_PENDING' },
    ]);
    expect((await list()).messages).toEqual([]);
    const [row] = await staffService.audit();
    expect(row).toMatchObject({ action: 'MESSAGE_SENT_AGAIN', entityId: id, after: { sentTo: '082 *** 6543' } });
  });

  test.each([
    { purpose: 'CELL_CHANGED', what: 'the news of a new number' },
    { purpose: 'ALIVE_CHECK', what: 'the question whether the policyholder lives' },
  ])('$what goes to the old one again', async ({ purpose }) => {
    const id = await fail({ purpose });
    expect((await list()).messages[0]).toMatchObject({ nextToMasked: '082 *** 0000', isSameNumber: true });
    expect((await again(id)).status).toBe(200);
    expect(staffService.outbox.at(-1)).toMatchObject({ to: oldNumber, purpose });
  });

  test('about no policy go where they went', async () => {
    const id = await fail({ policyNumber: null });
    expect((await again(id)).status).toBe(200);
    expect(staffService.outbox.at(-1)).toMatchObject({ to: oldNumber });
  });

  test('are no longer listed after 30 days, and no more than 20 at once', async () => {
    for (let count = 0; count < 21; count += 1) await fail();
    const { messages, hasMore } = await list();
    expect([messages.length, hasMore]).toEqual([20, true]);
    await db.database.execute(sql`UPDATE outbox SET failed_at = failed_at - interval '31 days'`);
    expect(await list()).toEqual({ messages: [], hasMore: false });
  });

  test('a letter is shown as it is to be printed, and goes again to the address on record now', async () => {
    const to = 'Sipho and Grace Nkosi\n1 Old Street\nHatfield\nPretoria\n0083';
    const id = await fail({ channel: 'POST', to, text: '{product}\n\nSee {portal}.', purpose: 'COVER_ENDS' });
    const { MainMember } = (await findPolicy(db.database, ownerPolicy))?.record ?? {};
    const { Line_1, City, Postal_Code } = MainMember?.PhysicalAddress ?? {};
    const [shown] = (await list()).messages;
    expect(shown).toMatchObject({
      title: 'Cover ends soon',
      sentToMasked: 'Pretoria, 0083',
      nextToMasked: `${City}, ${Postal_Code}`,
      isSameNumber: false,
      letter: { to: expect.arrayContaining(['Sipho and Grace Nkosi', Line_1]) },
    });
    expect(shown?.letter?.text).not.toMatch(/[{}]/);
    expect((await again(id)).body.data).toEqual({ sentTo: `${City}, ${Postal_Code}` });
    expect(staffService.outbox.at(-1)).toMatchObject({ channel: 'POST', to: shown?.letter?.to.join('\n') });
    const [row] = await staffService.audit();
    expect(row).toMatchObject({ action: 'MESSAGE_SENT_AGAIN', after: { sentTo: `${City}, ${Postal_Code}` } });
  });

  test('a letter that was printed and posted by hand is noted once, in the log of the policy, and never goes again', async () => {
    const to = 'Sipho and Grace Nkosi\n1 Old Street\nHatfield\nPretoria\n0083';
    const id = await fail({ channel: 'POST', to, text: '{product}', purpose: 'COVER_ENDS' });
    const [shown] = (await list()).messages;
    const before = staffService.outbox.length;
    const answers = await Promise.all([posted(id), posted(id, somePortalAdmin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({ postedTo: shown?.nextToMasked });
    expect((await again(id)).body.message).toBe('Somebody has dealt with this message already.');
    expect((await list()).messages).toEqual([]);
    expect(staffService.outbox.slice(before)).toEqual([]);
    const [row] = await staffService.audit();
    expect(row).toMatchObject({ action: 'LETTER_POSTED', entityId: id, after: { postedTo: shown?.nextToMasked } });
  });

  test('a text message cannot be posted', async () => {
    const id = await fail();
    expect((await posted(id)).body.message).toBe('Somebody has dealt with this letter already.');
    expect((await posted('not-a-uuid')).status).toBe(404);
    expect((await list()).messages).toHaveLength(1);
  });

  test('that are nobody’s are not found', async () => {
    expect((await again('not-a-uuid')).status).toBe(404);
    expect((await again(crypto.randomUUID())).status).toBe(409);
  });
});
