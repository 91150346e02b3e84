import { describe, expect, it, vi } from 'vitest';
import { type fetchesAhead } from '@portal/ui-kit';
import { recoverFromMissingChunks } from './missing-chunk';

const missing = (payload?: Error) => Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });

/** A page that came to be like this, with a router that is on its way or not. */
function open(
  kind: string,
  age: number,
  { isOnline = true, isOnTheWay = false, ahead = { areUnderWay: () => false, failedWith: () => false } as Ahead } = {},
) {
  const target = new EventTarget();
  const done: string[] = [];
  let arrive = () => {};
  const router = {
    state: { navigation: { state: isOnTheWay ? 'loading' : 'idle' } },
    subscribe: (listener: (state: { navigation: { state: string } }) => void) => {
      arrive = () => {
        done.push('arrived');
        listener({ navigation: { state: 'idle' } });
      };
      return () => void (arrive = () => {});
    },
  };
  recoverFromMissingChunks({
    router: () => router,
    onReload: () => done.push('kept'),
    page: { kind: () => kind, age: () => age, isOnline: () => isOnline, reload: () => done.push('loaded again') },
    ahead,
    target,
  });
  const miss = (error?: Error) => {
    const event = missing(error);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { done, miss, arrive: () => arrive() };
}

type Ahead = typeof fetchesAhead;

describe('a missing chunk', () => {
  it('loads the page again once, after what was typed is kept, however many are missing', () => {
    const { done, miss } = open('navigate', 5_000);
    expect([miss(), miss(), miss()]).toEqual([true, true, true]);
    expect(done).toEqual(['kept', 'loaded again']);
  });

  it('loads nothing again where nobody waits for it, and once where somebody does', async () => {
    vi.useFakeTimers();
    const [ofNobody, ofSomebody] = [new Error('gone'), new Error('gone')];
    const ahead = { areUnderWay: () => true, failedWith: (error?: object) => error === ofNobody };
    const { done, miss } = open('navigate', 5_000, { ahead });
    expect(miss(ofNobody)).toBe(false);
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect([miss(ofSomebody), miss(ofSomebody)]).toEqual([false, false]);
    vi.runAllTimers();
    expect(done).toEqual(['kept', 'loaded again']);
    vi.useRealTimers();
  });

  it('lets a navigation arrive first, so that the page loads where the person was going', () => {
    const { done, miss, arrive } = open('navigate', 5_000, { isOnTheWay: true });
    miss();
    expect(done).toEqual([]);
    arrive();
    expect(done).toEqual(['arrived', 'kept', 'loaded again']);
  });

  it.each([true, false])('keeps what was typed where somebody goes on to before it has gone', (isOnTheWay) => {
    const { done, miss, arrive } = open('navigate', 5_000, { isOnTheWay });
    miss();
    if (isOnTheWay) arrive();
    const before = done.length;
    arrive();
    arrive();
    expect(done.filter((what) => what === 'loaded again')).toHaveLength(1);
    expect(done.slice(before)).toEqual(['arrived', 'kept', 'arrived', 'kept']);
  });

  it('is left to the error view right after a reload', () => {
    const { done, miss } = open('reload', 59_000);
    expect(miss()).toBe(false);
    expect(done).toEqual([]);
  });

  it('keeps the page when there is no network', () => {
    const { done, miss } = open('navigate', 5_000, { isOnline: false });
    expect(miss()).toBe(false);
    expect(done).toEqual([]);
  });

  it('loads the page again when the reload was long ago', () => {
    const { done, miss } = open('reload', 61_000);
    miss();
    expect(done).toEqual(['kept', 'loaded again']);
  });
});
