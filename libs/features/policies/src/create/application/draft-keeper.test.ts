import { type Draft } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper';

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
    const keeper = createDraftKeeper(service, undefined, 800);
    keeper.keep({ a: 1 });
    await vi.advanceTimersByTimeAsync(700);
    keeper.keep({ a: 2 });
    expect(keeper.state()).toBe('unkept');
    await vi.advanceTimersByTimeAsync(800);
    expect(service.written).toEqual([{ a: 2 }]);
    expect(keeper.state()).toBe('kept');
  });

  it('is kept again and again by the same tab', async () => {
    const service = aService(at(0));
    const keeper = createDraftKeeper(service, at(0));
    for (const a of [1, 2, 3]) {
      keeper.keep({ a });
      await keeper.flush();
    }
    expect(service.written).toHaveLength(3);
  });

  it('does not overwrite what another tab has kept meanwhile, until somebody says so', async () => {
    const service = aService(at(0));
    const keeper = createDraftKeeper(service, at(0));
    service.changeElsewhere();
    keeper.keep({ a: 1 });
    await keeper.flush();
    expect(keeper.state()).toBe('changed-elsewhere');
    keeper.keep({ a: 2 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.written).toEqual([]);

    await keeper.takeMine({ a: 2 });
    expect(service.written).toEqual([{ a: 2 }]);
    expect(keeper.state()).toBe('kept');
  });

  it('that was sent or thrown away elsewhere does not come back by itself', async () => {
    const service = aService(at(0));
    const keeper = createDraftKeeper(service, at(0));
    service.throwAway();
    keeper.keep({ a: 1 });
    await keeper.flush();
    expect(keeper.state()).toBe('gone-elsewhere');
    expect(service.written).toEqual([]);
  });

  it('waits for the network, and loses nothing', async () => {
    const service = aService();
    const keeper = createDraftKeeper(service, undefined);
    service.reach(false);
    keeper.keep({ a: 1 });
    await keeper.flush();
    expect(keeper.state()).toBe('failed');
    service.reach(true);
    await keeper.flush();
    expect(service.written).toEqual([{ a: 1 }]);
  });

  it('notices a newer draft as soon as it is seen, and not its own', () => {
    const keeper = createDraftKeeper(aService(at(1)), at(1));
    keeper.sees(at(1));
    keeper.sees(at(0));
    expect(keeper.state()).toBe('kept');
    keeper.sees(at(2));
    expect(keeper.state()).toBe('changed-elsewhere');
  });

  it('is not kept any more once it is being sent', async () => {
    const service = aService();
    const keeper = createDraftKeeper(service, undefined);
    keeper.keep({ a: 1 });
    keeper.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.written).toEqual([]);
  });
});
