import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import {
  approve,
  askForChild,
  codeOf,
  decide,
  decline,
  messages,
  recorded,
  stored,
  told,
  type Who,
} from '../testing/a-request';
import { aWorld, type World } from '../testing/world';

onEveryDatabase('Consent on a recorded call', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });

  it('is kept with its reference, written down, and told to the customer with whom to call', async () => {
    const { id, entityId } = await askForChild(world, 'consultant');
    expect(codeOf(await decide(world, id, 'colleague', recorded))).toBe('PENDING');
    expect((await stored(world, id)).record).toMatchObject({
      approverType: 'SECOND_STAFF',
      consentMethod: 'VOICE_RECORDING',
      consentReference: 'REC-123',
      decidedBy: { name: 'Pieter Botha' },
    });
    expect(await told(world, 'CONSENT_RECORDED')).toMatchObject([
      { actorId: world.actors.colleague.id, reason: 'ADD_CHILD', after: { request: id, consentReference: 'REC-123' } },
    ]);
    const sentence = 'We noted that you agreed by phone to "Add child". If you did not, call 086 000 7580 at once.';
    const { sms, inApp } = await messages(world);
    expect(sms.at(-1)).toMatchObject({ to: '27821234567', text: `{product}: ${sentence}` });
    expect(inApp.find(({ type }) => type === 'CONSENT_RECORDED')).toMatchObject({
      inAppMessage: sentence,
      actionUrl: `/child/new-details/${entityId}`,
    });
  });

  it.each<[maker: Who, records: Who, second: Who, becomes: string]>([
    ['consultant', 'colleague', 'admin', 'APPROVED'],
    ['consultant', 'colleague', 'consultant', 'FORBIDDEN'],
    ['consultant', 'colleague', 'colleague', 'FORBIDDEN'],
    ['consultant', 'colleague', 'customer', 'FORBIDDEN'],
    ['consultant', 'consultant', 'colleague', 'FORBIDDEN'],
    ['consultant', 'consultant', 'admin', 'APPROVED'],
    ['consultant', 'admin', 'admin', 'FORBIDDEN'],
    ['consultant', 'admin', 'colleague', 'FORBIDDEN'],
    ['consultant', 'admin', 'secondAdmin', 'APPROVED'],
    ['admin', 'consultant', 'admin', 'FORBIDDEN'],
    ['admin', 'consultant', 'secondAdmin', 'APPROVED'],
    ['admin', 'admin', 'admin', 'FORBIDDEN'],
  ])('asked by the %s, noted by the %s, confirmed by the %s: %s', async (maker, records, second, becomes) => {
    const { id } = await askForChild(world, maker);
    expect(codeOf(await decide(world, id, records, recorded))).toBe('PENDING');
    expect(codeOf(await decide(world, id, second, approve))).toBe(becomes);
    if (becomes === 'APPROVED') {
      expect((await stored(world, id)).record.decidedBy).toMatchObject({ id: world.actors[second].id });
    }
  });

  it('is declined by the second person with a reason that the customer reads', async () => {
    const { id } = await askForChild(world, 'consultant');
    await decide(world, id, 'colleague', recorded);
    expect(codeOf(await decide(world, id, 'admin', decline))).toBe('DECLINED');
    const { inApp } = await messages(world);
    expect(inApp.find(({ type }) => type === 'CHANGE_DECLINED')?.inAppMessage).toContain('Not this one');
  });

  it('is noted once: of twenty at once, one is kept', async () => {
    const { id } = await askForChild(world, 'consultant');
    const staff = ['consultant', 'colleague', 'admin', 'secondAdmin'] as const;
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(world, id, staff[at % 4] ?? 'admin', recorded).then(codeOf)),
    );
    // An administrator who comes second confirms at once what the first one noted.
    expect(codes.filter((code) => code === 'PENDING')).toHaveLength(1);
    expect(await told(world, 'CONSENT_RECORDED')).toHaveLength(1);
    expect(codes.filter((code) => code === 'APPROVED').length).toBeLessThanOrEqual(1);
  });

  it('is not for what a customer asked for, nor by the customer', async () => {
    const own = await askForChild(world);
    expect(codeOf(await decide(world, own.id, 'customer', recorded))).toBe('FORBIDDEN');
    const proposed = await askForChild(world, 'consultant', 7);
    expect(codeOf(await decide(world, proposed.id, 'customer', recorded))).toBe('INVALID_OTP');
  });
});
