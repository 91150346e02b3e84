import { findServicing } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  approve,
  approveWithPin,
  ask,
  askForChild,
  codeOf,
  decide,
  decline,
  recorded,
  stored,
  told,
  type Who,
} from '../testing/a-request';
import { updateMainMember } from '../planners/main-member';
import { aWorld, type World } from '../testing/world';
import { releaseRequest } from './release-request';
import { assignRequest } from './assign-request';

onEveryDatabase('Taking a request on', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const request = (actionId: string, who: Who) => ({ actionId, actor: world.actors[who], origin: world.origin });
  const take = (id: string, who: Who) => assignRequest(world.tools, request(id, who));
  const release = (id: string, who: Who) => releaseRequest(world.tools, request(id, who));
  const servicing = (who: Who) =>
    findServicing(db.database, {
      staffId: world.actors[who].id,
      policyNumber: world.policyNumber,
      now: world.tools.clock.now(),
    });

  it('makes it theirs, opens the policy and says why, and both are in the audit', async () => {
    const { id } = await askForChild(world);
    expect(await take(id, 'consultant')).toMatchObject({ value: { takenByName: 'Naledi Mokoena' } });
    expect(await servicing('consultant')).toMatchObject({
      reason: 'DECISION',
      note: 'Add child',
      verified: [],
      endsAt: new Date('2026-11-20T12:00:00Z'),
    });
    expect(await servicing('colleague')).toBeNull();
    expect(await told(world, 'POLICY_OPENED', 'REQUEST_TAKEN')).toMatchObject([
      { action: 'POLICY_OPENED', role: 'consultant', reason: 'Decision on a requested change: Add child' },
      { action: 'REQUEST_TAKEN', entityType: 'CHILD', after: { request: id }, reason: 'ADD_CHILD' },
    ]);
  });

  it('of fifty people at once, one has it', async () => {
    const { id } = await askForChild(world);
    const staff = ['consultant', 'colleague', 'admin', 'secondAdmin'] as const;
    const people = Array.from({ length: 50 }, (_, at) => ({
      ...world.actors[staff[at % 4] ?? 'admin'],
      id: `staff-${at}`,
      name: `Person ${at}`,
    }));
    const outcomes = await Promise.all(
      people.map((actor) => assignRequest(world.tools, { actionId: id, actor, origin: world.origin })),
    );
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    const refused = outcomes.filter((outcome) => !outcome.success);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['TAKEN']));
    const { takenByName } = await stored(world, id);
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set([`${takenByName} is working on this request.`]),
    );
    expect(await told(world, 'REQUEST_TAKEN')).toHaveLength(1);
  });

  it('lasts an hour; then a colleague may take it', async () => {
    const { id } = await askForChild(world);
    await take(id, 'consultant');
    world.waitMinutes(59);
    expect(await take(id, 'colleague')).toMatchObject({ code: 'TAKEN' });
    world.waitMinutes(1);
    expect(await take(id, 'colleague')).toMatchObject({ success: true });
    expect(await take(id, 'consultant')).toMatchObject({ message: 'Pieter Botha is working on this request.' });
  });

  it('again gives another hour, and opens the policy again only when it was closed', async () => {
    const { id } = await askForChild(world);
    await take(id, 'consultant');
    world.waitMinutes(50);
    expect(await take(id, 'consultant')).toMatchObject({ success: true });
    world.waitMinutes(50);
    expect(await take(id, 'colleague')).toMatchObject({ code: 'TAKEN' });
    expect(await told(world, 'POLICY_OPENED')).toHaveLength(1);
    for (const minutes of [0, 55, 55]) {
      world.waitMinutes(minutes);
      await take(id, 'consultant');
    }
    world.waitMinutes(50);
    expect(await servicing('consultant')).toBeNull();
    await take(id, 'consultant');
    expect(await servicing('consultant')).not.toBeNull();
    expect(await told(world, 'REQUEST_TAKEN')).toHaveLength(1);
  });

  it.each<[who: Who, by: Who, code: string]>([
    ['consultant', 'consultant', 'released'],
    ['consultant', 'admin', 'released'],
    ['consultant', 'colleague', 'TAKEN'],
    ['admin', 'consultant', 'TAKEN'],
    ['admin', 'secondAdmin', 'released'],
  ])('taken by the %s and given back by the %s: %s', async (who, by, code) => {
    const { id } = await askForChild(world);
    await take(id, who);
    const outcome = await release(id, by);
    expect(outcome.success ? 'released' : outcome.code).toBe(code);
    const isReleased = code === 'released';
    expect((await stored(world, id)).takenBy === null).toBe(isReleased);
    expect(await told(world, 'REQUEST_RELEASED')).toHaveLength(isReleased ? 1 : 0);
  });

  it('what nobody works on is given back already, also when it was decided', async () => {
    const { id } = await askForChild(world);
    expect(await release(id, 'consultant')).toMatchObject({ success: true });
    await decide(world, id, 'consultant', decline);
    expect(await release(id, 'consultant')).toMatchObject({ value: { status: 'DECLINED' } });
    expect(await told(world, 'REQUEST_RELEASED')).toHaveLength(0);
  });

  it('is refused for what was decided, has expired or is not there', async () => {
    const { id } = await askForChild(world);
    const late = await askForChild(world, 'customer', 7);
    await decide(world, id, 'consultant', decline);
    expect(await take(id, 'colleague')).toMatchObject({ code: 'ACTION_NOT_PENDING' });
    expect(await take(crypto.randomUUID(), 'colleague')).toMatchObject({ code: 'NOT_FOUND' });
    world.wait(31);
    expect(await take(late.id, 'colleague')).toMatchObject({ code: 'ACTION_EXPIRED' });
  });

  it('is for whoever may decide, or may note consent', async () => {
    const ofCustomer = await askForChild(world);
    const ofConsultant = await askForChild(world, 'consultant', 7);
    const identity = await ask(world, 'consultant', updateMainMember, { First_Name: 'Nomsa Grace' } as { id?: string });
    expect(await take(ofCustomer.id, 'customer')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await take(ofConsultant.id, 'colleague')).toMatchObject({ success: true });
    expect(await take(identity.id, 'colleague')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'An administrator confirms this as the second person.',
    });
    expect(await take(identity.id, 'consultant')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You asked for this yourself, so somebody else decides.',
    });
    expect(await take(identity.id, 'admin')).toMatchObject({ success: true });
  });

  describe('while it is somebody’s', () => {
    it('no other member of staff decides, and its holder does', async () => {
      const { id } = await askForChild(world);
      await take(id, 'consultant');
      for (const decision of [approve, decline]) {
        expect(await decide(world, id, 'admin', decision)).toMatchObject({
          code: 'TAKEN',
          message: 'Naledi Mokoena is working on this request.',
        });
      }
      expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
      expect(await stored(world, id)).toMatchObject({ takenBy: null, takenAt: null });
    });

    it('nobody else notes consent', async () => {
      const { id } = await askForChild(world, 'consultant');
      await take(id, 'colleague');
      expect(codeOf(await decide(world, id, 'admin', recorded))).toBe('TAKEN');
      expect(codeOf(await decide(world, id, 'colleague', recorded))).toBe('PENDING');
      expect(codeOf(await decide(world, id, 'admin', approve))).toBe('APPROVED');
    });

    it('the policyholder decides what is theirs to decide, and takes back what they asked for', async () => {
      const asked = await askForChild(world);
      const proposed = await askForChild(world, 'consultant', 7);
      for (const { id } of [asked, proposed]) await take(id, 'colleague');
      expect(codeOf(await decide(world, asked.id, 'customer', { decision: 'CANCEL' }))).toBe('CANCELLED');
      expect(codeOf(await decide(world, proposed.id, 'customer', approveWithPin))).toBe('APPROVED');
    });

    it('the consultant who asked takes it back', async () => {
      const { id } = await askForChild(world, 'consultant');
      await take(id, 'colleague');
      expect(codeOf(await decide(world, id, 'consultant', { decision: 'CANCEL' }))).toBe('CANCELLED');
    });
  });

  it('is not needed to decide', async () => {
    const { id } = await askForChild(world);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
  });
});
