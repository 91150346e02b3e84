import { type Draft } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSync } from './draft-sync';

const at = (minute: number): Draft => ({
  form: 'ADD_POLICY',
  recordId: 'new',
  values: {},
  expiresAt: '2026-12-20T10:00:00.000Z',
  updatedAt: `2026-11-20T10:0${minute}:00.000Z`,
});

/** A service that holds one draft, and says what was written to it. */
function aService(first?: Draft) {
  let held = first ?? null;
  let isReachable = true;
  let minute = 1;
  const written: object[] = [];
  return {
    written,
    read: async () => (isReachable ? held : undefined),
    write: async (values: object) => {
      if (!isReachable) return undefined;
      written.push(values);
      held = { ...at(minute++), values: { ...values } };
      return held;
    },
    changeElsewhere: () => (held = at(9)),
    throwAway: () => (held = null),
    reach: (is: boolean) => (isReachable = is),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an application', () => {
  it('is kept a moment after the last change, once', async () => {
    const service = aService();
    const draftSync = createDraftSync(service, undefined, 800);
    draftSync.keep({ a: 1 });
    await vi.advanceTimersByTimeAsync(700);
    draftSync.keep({ a: 2 });
    expect(draftSync.state()).toBe('unkept');
    await vi.advanceTimersByTimeAsync(800);
    expect(service.written).toEqual([{ a: 2 }]);
    expect(draftSync.state()).toBe('kept');
  });

  it('is kept again and again by the same tab', async () => {
    const service = aService(at(0));
    const draftSync = createDraftSync(service, at(0));
    for (const a of [1, 2, 3]) {
      draftSync.keep({ a });
      await draftSync.flush();
    }
    expect(service.written).toHaveLength(3);
  });

  it('is not sent again where a step is finished with what the service has', async () => {
    const service = aService();
    const draftSync = createDraftSync(service, undefined, 800);
    draftSync.keep({ a: 1 });
    await vi.advanceTimersByTimeAsync(800);
    draftSync.keep({ a: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.written).toHaveLength(1);
    expect(draftSync.state()).toBe('kept');
  });

  it('does not overwrite what another tab has kept meanwhile, until somebody says so', async () => {
    const service = aService(at(0));
    const draftSync = createDraftSync(service, at(0));
    service.changeElsewhere();
    draftSync.keep({ a: 1 });
    await draftSync.flush();
    expect(draftSync.state()).toBe('changed-elsewhere');
    draftSync.keep({ a: 2 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.written).toEqual([]);

    await draftSync.takeMine({ a: 2 });
    expect(service.written).toEqual([{ a: 2 }]);
    expect(draftSync.state()).toBe('kept');
  });

  it('that was sent or thrown away elsewhere does not come back by itself', async () => {
    const service = aService(at(0));
    const draftSync = createDraftSync(service, at(0));
    service.throwAway();
    draftSync.keep({ a: 1 });
    await draftSync.flush();
    expect(draftSync.state()).toBe('gone-elsewhere');
    expect(service.written).toEqual([]);
  });

  it('waits for the network, and loses nothing', async () => {
    const service = aService();
    const draftSync = createDraftSync(service, undefined);
    service.reach(false);
    draftSync.keep({ a: 1 });
    await draftSync.flush();
    expect(draftSync.state()).toBe('failed');
    service.reach(true);
    await draftSync.flush();
    expect(service.written).toEqual([{ a: 1 }]);
  });

  it('notices a newer draft as soon as it is seen, and not its own', () => {
    const draftSync = createDraftSync(aService(at(1)), at(1));
    draftSync.sees(at(1));
    draftSync.sees(at(0));
    expect(draftSync.state()).toBe('kept');
    draftSync.sees(at(2));
    expect(draftSync.state()).toBe('changed-elsewhere');
  });

  it('is not kept any more once it is being sent', async () => {
    const service = aService();
    const draftSync = createDraftSync(service, undefined);
    draftSync.keep({ a: 1 });
    draftSync.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.written).toEqual([]);
  });
});
