import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { addBenefits } from '../planners/add-benefits';
import { removeExtendedMember } from '../planners/remove-life';
import { approve, ask, askForChild, codeOf, decide, send, stored, told, type Who } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { approveTogether } from './approve-together';
import { askForMore } from './ask-for-more';
import { assignRequest } from './assign-request';

onEveryDatabase('Approving several requests in one go', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const together = (ids: string[], who: Who = 'consultant') =>
    approveTogether(world.tools, { ids, actor: world.actors[who], origin: world.origin });
  /** Children whose documents are here. */
  const children = async (count: number) => {
    const ids: string[] = [];
    for (let sequence = 0; sequence < count; sequence += 1) {
      const { id } = await askForChild(world, 'customer', sequence);
      await send(world, id, 'BIRTH_CERTIFICATE');
      ids.push(id);
    }
    return ids;
  };

  it('decides each by itself, with an audit row of its own, and says what became of it', async () => {
    const ids = await children(3);
    expect(await together(ids)).toEqual({
      success: true,
      value: ids.map((id) => ({ id, approved: true, message: null })),
    });
    const rows = await told(world, 'CHANGE_APPROVED');
    expect(rows.map(({ after }) => (after as { request: string }).request)).toEqual(ids);
    for (const id of ids) {
      expect(await stored(world, id)).toMatchObject({ status: 'APPROVED', decidedBy: world.actors.consultant.id });
    }
  });

  it.each<[why: string, make: () => Promise<string[]>, sentence: RegExp]>([
    [
      'of two kinds',
      async () => {
        const [uncle] = (await world.policy()).record.ExtendedMembers;
        const removal = await ask(world, 'customer', removeExtendedMember, { id: uncle?.id ?? '', Reason: 'OTHER' });
        return [...(await children(1)), removal.id];
      },
      /one kind only/,
    ],
    [
      'one without its documents',
      async () => [...(await children(1)), (await askForChild(world, 'customer', 7)).id],
      /needs a closer look/,
    ],
    [
      'one that somebody else works on',
      async () => {
        const ids = await children(2);
        const [actionId = ''] = ids;
        await assignRequest(world.tools, { actionId, actor: world.actors.colleague, origin: world.origin });
        return ids;
      },
      /needs a closer look/,
    ],
    ['one that is not there', async () => [...(await children(1)), crypto.randomUUID()], /not there any more/],
  ])('nothing is decided when there is %s', async (_, make, sentence) => {
    const ids = await make();
    expect(await together(ids)).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(sentence) });
    expect(await told(world, 'CHANGE_APPROVED')).toHaveLength(0);
  });

  it('what may not be decided by this person is reported, and the others go on', async () => {
    const ids = await children(2);
    const own = await askForChild(world, 'consultant', 7);
    await send(world, own.id, 'BIRTH_CERTIFICATE');
    expect(await together([own.id, ...ids])).toMatchObject({
      value: [
        { id: own.id, approved: false, message: 'This change is not yours to decide' },
        ...ids.map((id) => ({ id, approved: true })),
      ],
    });
  });

  it('what somebody decided meanwhile is reported, and what one approved oneself is approved', async () => {
    const ids = await children(3);
    const [declined = '', approved = ''] = ids;
    await decide(world, declined, 'colleague', { decision: 'DECLINE', comment: 'Not covered' });
    await decide(world, approved, 'consultant', approve);
    expect(await together(ids)).toMatchObject({
      value: [
        { approved: false, message: 'This change has already been dealt with.' },
        { approved: true, message: null },
        { approved: true, message: null },
      ],
    });
    expect(await together(ids)).toMatchObject({ value: [{ approved: false }, { approved: true }, { approved: true }] });
    expect(await told(world, 'CHANGE_APPROVED')).toHaveLength(2);
  });

  it('a record that moved on is not approved among others', async () => {
    const first = await ask(world, 'customer', addBenefits, { benefitIds: ['sup-grocery'] });
    const child = await children(1);
    await world.edit({ Monthly_Premium: 999 });
    expect(await together([first.id, ...child])).toMatchObject({ code: 'CONFLICT' });
    expect(codeOf(await decide(world, first.id, 'consultant', approve))).toBe('STALE_VERSION');
  });

  it('what became unsafe between the look and the decision is left alone', async () => {
    const ids = await children(2);
    const [, second = ''] = ids;
    const { tools } = world;
    let isAsked = false;
    /** Somebody asks for more just before the second one is decided. */
    const random = {
      uuid: () => tools.random.uuid(),
    };
    const database = new Proxy(tools.database, {
      get(target, name, receiver) {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
        return async (...given: Parameters<typeof target.transaction>) => {
          const result = await target.transaction(...given);
          if (!isAsked) {
            isAsked = true;
            const question = { message: 'A clearer copy', documentTypes: ['ID_COPY' as const] };
            const by = { actor: world.actors.consultant, origin: world.origin, idempotencyKey: null };
            await askForMore(tools, { ...by, actionId: second, question });
          }
          return result;
        };
      },
    });
    const outcome = await approveTogether(
      { ...tools, random, database },
      { ids, actor: world.actors.consultant, origin: world.origin },
    );
    expect(outcome).toMatchObject({
      value: [{ approved: true }, { approved: false, message: expect.stringMatching(/closer look/) }],
    });
    expect(await stored(world, second)).toMatchObject({ status: 'PENDING', awaitsCustomer: true });
  });

  it('of ten people who approve the same three at once, each request is approved once', async () => {
    const ids = await children(3);
    const staff = ['consultant', 'colleague', 'admin', 'secondAdmin'] as const;
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => together(ids, staff[at % 4])));
    expect(outcomes.every(({ success }) => success)).toBe(true);
    expect(await told(world, 'CHANGE_APPROVED')).toHaveLength(3);
  });
});
