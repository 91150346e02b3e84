import { questionsOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { approve, askForChild, codeOf, decide, messages, send, stored, told, type Who } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { askForMore, type AskingRequest } from './ask-for-more';
import { assignRequest } from './assign-request';

onEveryDatabase('Asking the policyholder for more', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  type Types = AskingRequest['question']['documentTypes'];
  const message = 'Please send a clearer copy.';
  const askMore = (
    actionId: string,
    who: Who,
    documentTypes: Types = ['ID_COPY'],
    idempotencyKey: string | null = null,
  ) =>
    askForMore(world.tools, {
      actionId,
      actor: world.actors[who],
      origin: world.origin,
      idempotencyKey,
      question: { message, documentTypes },
    });
  const documents = async (id: string) =>
    (await stored(world, id)).record.documents.map(({ type, received }) => `${type} ${received ? 'here' : 'missing'}`);

  it('adds what is needed, waits for the policyholder and tells them what for', async () => {
    const { id, expiresAt } = await askForChild(world);
    expect(await askMore(id, 'consultant', ['ID_COPY', 'ID_COPY', 'BIRTH_CERTIFICATE'])).toMatchObject({
      success: true,
    });
    const asked = await stored(world, id);
    expect(asked).toMatchObject({
      status: 'PENDING',
      awaitsCustomer: true,
      expiresAt,
      riskReasons: ['2 documents are missing'],
      record: { asked: { message, askedAt: '2026-11-20T08:00:00.000Z' } },
    });
    expect(await documents(id)).toEqual(['BIRTH_CERTIFICATE missing', 'ID_COPY missing']);
    const { sms, inApp } = await messages(world);
    const sentence = `We need more from you before we can decide on "Add child": ${message}`;
    expect(sms.at(-1)).toMatchObject({ to: '27821234567', text: `{product}: ${sentence}`, purpose: 'MORE_ASKED' });
    expect(inApp.find(({ type }) => type === 'MORE_ASKED')).toMatchObject({
      inAppMessage: sentence,
      actionUrl: `/child/new-details/${asked.entityId}`,
      severity: 'WARNING',
    });
    expect(await told(world, 'ASKED_FOR_MORE')).toMatchObject([
      { role: 'consultant', reason: 'ADD_CHILD', after: { request: id, message } },
    ]);
  });

  it('ends when everything that was asked for has come', async () => {
    const { id } = await askForChild(world);
    await askMore(id, 'consultant', ['ID_COPY', 'OTHER']);
    world.waitMinutes(10);
    await send(world, id, 'BIRTH_CERTIFICATE');
    await send(world, id, 'ID_COPY');
    expect(await stored(world, id)).toMatchObject({ awaitsCustomer: true, record: { asked: { message } } });
    world.waitMinutes(10);
    await send(world, id, 'OTHER');
    expect(await stored(world, id)).toMatchObject({
      awaitsCustomer: false,
      risk: 0,
      riskReasons: [],
      record: { asked: null },
    });
    expect(await questionsOf(db.database, id)).toMatchObject([{ answeredAt: new Date('2026-11-20T08:20:00Z') }]);
    expect(await documents(id)).toEqual(['BIRTH_CERTIFICATE here', 'ID_COPY here', 'OTHER here']);
  });

  it('a document that is there already is asked for again, and a clearer one ends the wait', async () => {
    const { id } = await askForChild(world);
    await send(world, id, 'BIRTH_CERTIFICATE');
    await askMore(id, 'consultant', ['BIRTH_CERTIFICATE']);
    expect(await documents(id)).toEqual(['BIRTH_CERTIFICATE here', 'BIRTH_CERTIFICATE missing']);
    await send(world, id, 'BIRTH_CERTIFICATE');
    expect(await stored(world, id)).toMatchObject({ awaitsCustomer: false, record: { asked: null } });
  });

  it('for words only is answered by any document', async () => {
    const { id } = await askForChild(world);
    await askMore(id, 'consultant', []);
    await send(world, id, 'OTHER');
    expect(await stored(world, id)).toMatchObject({ awaitsCustomer: false });
  });

  it('twice: the newer question is shown until its documents come, then the older one', async () => {
    const { id } = await askForChild(world);
    await askMore(id, 'consultant', ['ID_COPY']);
    world.waitMinutes(1);
    await askMore(id, 'admin', ['OTHER']);
    await send(world, id, 'OTHER');
    expect(await stored(world, id)).toMatchObject({
      awaitsCustomer: true,
      record: { asked: { askedAt: '2026-11-20T08:00:00.000Z' } },
    });
  });

  it('the same intention twice is one question; with other words it is refused (E5)', async () => {
    const { id } = await askForChild(world);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => askMore(id, 'consultant', ['ID_COPY'], 'key')));
    expect(outcomes.every(({ success }) => success)).toBe(true);
    expect(await questionsOf(db.database, id)).toHaveLength(1);
    expect(await askMore(id, 'consultant', ['OTHER'], 'key')).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('is refused while somebody else works on it, for whoever has no say, and once it is decided', async () => {
    const { id } = await askForChild(world);
    await assignRequest(world.tools, { actionId: id, actor: world.actors.colleague, origin: world.origin });
    expect(await askMore(id, 'consultant')).toMatchObject({ code: 'TAKEN' });
    expect(await askMore(id, 'customer')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await askMore(id, 'colleague')).toMatchObject({ success: true });
    expect(codeOf(await decide(world, id, 'colleague', approve))).toBe('APPROVED');
    expect(await askMore(id, 'consultant')).toMatchObject({ code: 'ACTION_NOT_PENDING' });
    expect(await stored(world, id)).toMatchObject({ awaitsCustomer: false, record: { asked: null } });
  });

  it('a long question is cut in the portal, where the request shows all of it', async () => {
    const { id } = await askForChild(world);
    const long = 'x'.repeat(250);
    await askForMore(world.tools, {
      actionId: id,
      actor: world.actors.consultant,
      origin: world.origin,
      idempotencyKey: null,
      question: { message: long, documentTypes: [] },
    });
    const { inApp } = await messages(world);
    const { inAppMessage = '' } = inApp.find(({ type }) => type === 'MORE_ASKED') ?? {};
    expect(inAppMessage).toMatch(/^We need more from you .*x…$/);
    expect(inAppMessage).toHaveLength(240);
    expect((await stored(world, id)).record.asked?.message).toBe(long);
  });
});
