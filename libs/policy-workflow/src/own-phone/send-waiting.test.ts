import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendWaiting, takeBack } from './send-waiting';
import { aWaitingChange, aWaitingWorld, type Fate, fates } from './testing/waiting-world';

const round = (world: ReturnType<typeof aWaitingWorld>, attempts: Fate[] = []) =>
  sendWaiting('thandi', world.tab(attempts)).catch(() => undefined);

describe('changes that wait for a network', () => {
  it('happen exactly once each and in their order, whatever becomes of network, answers, tabs and pages', async () => {
    const neverRefused = fc.constantFrom(...fates.filter((fate) => fate !== 'refused'));
    const visit = fc.record({ isOnline: fc.boolean(), one: fc.array(neverRefused), other: fc.array(neverRefused) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(visit, { maxLength: 6 }), async (count, visits) => {
        const world = aWaitingWorld();
        const keys = Array.from({ length: count }, (_, place) => `change ${place}`);
        for (const key of keys) await world.waiting.put(aWaitingChange(key));
        for (const { isOnline, one, other } of visits) {
          world.setOnline(isOnline);
          const before = world.done.length;
          await Promise.all([round(world, one), round(world, other)]);
          if (!isOnline) expect(world.done.length).toBe(before);
          // What is said to be sent is done and waits no more; what is not done still waits.
          for (const [key] of world.told)
            expect([world.done.includes(key), world.kept.has(key)]).toEqual([true, false]);
          for (const key of keys) expect(world.done.includes(key) || world.kept.has(key)).toBe(true);
        }
        world.setOnline(true);
        await round(world);
        expect(world.done).toEqual(keys);
        expect(world.kept.size).toBe(0);
        expect(new Set(world.told.map(([key]) => key)).size).toBe(world.told.length);
      }),
    );
  });

  it('stay, with what the service said, where it refused them; the next one goes out all the same', async () => {
    const world = aWaitingWorld();
    await world.waiting.put(aWaitingChange('refused'));
    await world.waiting.put(aWaitingChange('good'));
    await round(world, ['refused', 'done']);
    expect(world.kept.get('refused')).toMatchObject({ refusal: 'This person is already on the policy' });
    expect(world.done).toEqual(['good']);
    await round(world);
    expect(world.done).toEqual(['good']);
  });

  it('wait for the same person where the session ran out', async () => {
    const world = aWaitingWorld();
    await world.waiting.put(aWaitingChange('one'));
    await round(world, ['signed-out']);
    await sendWaiting('sipho', world.tab());
    expect(world.done).toEqual([]);
    await round(world);
    expect(world.done).toEqual(['one']);
  });

  it.each([
    { now: '2026-11-24T06:59:00.000Z', goes: true, why: 'within the hours for which the service knows its key' },
    { now: '2026-11-24T07:00:00.000Z', goes: false, why: 'when the service may have forgotten its key' },
    { now: '2027-11-23T09:00:00.000Z', goes: false, why: 'on a clock that is a year ahead' },
    { now: '2025-11-23T09:00:00.000Z', goes: false, why: 'on a clock that was set back' },
  ])('by themselves: $goes $why', async ({ now, goes }) => {
    const world = aWaitingWorld(now);
    await world.waiting.put(aWaitingChange('one'));
    await round(world);
    expect(world.done).toEqual(goes ? ['one'] : []);
    expect(world.kept.has('one')).toBe(!goes);
  });
});

describe('a change that is taken back', () => {
  it('never goes out', async () => {
    const world = aWaitingWorld();
    await world.waiting.put(aWaitingChange('one'));
    const [taken] = await Promise.all([takeBack('thandi', 'one', world.tab()), round(world)]);
    expect([taken?.key, world.done, world.kept.size]).toEqual(['one', [], 0]);
  });

  it('is none where it went out first, or may have', async () => {
    const world = aWaitingWorld();
    await world.waiting.put(aWaitingChange('one'));
    await round(world, ['answer-lost']);
    expect(await takeBack('thandi', 'one', world.tab())).toBeNull();
    await round(world);
    expect(await takeBack('thandi', 'one', world.tab())).toBeNull();
    expect(world.done).toEqual(['one']);
  });
});
