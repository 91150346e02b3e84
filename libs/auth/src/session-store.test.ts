import { sessionStorageKey, type StoredSession, StoredSessionSchema } from '@portal/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store';
import { fakeBrowser } from './testing/fake-storage';

const session: StoredSession = { accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' };
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

const tabWith = (raw?: string) => {
  const browser = fakeBrowser();
  if (raw !== undefined) browser.kept.set(sessionStorageKey, raw);
  return { browser, store: createSessionStore(browser.openTab()) };
};

describe('what is stored', () => {
  it('has exactly three fields, under the key tk (K5)', () => {
    const { browser, store } = tabWith();
    store.start({ ...session, surplus: 1 } as StoredSession);
    expect(browser.kept).toEqual(new Map([['tk', JSON.stringify(session)]]));
    expect(store.read()).toEqual(session);
  });

  it('keeps its user type when the tokens are renewed', () => {
    const { browser, store } = tabWith();
    store.start({ ...session, userType: 'admin' });
    store.renew({ ...session, userType: 'admin' }, tokens);
    expect(JSON.parse(browser.kept.get('tk') ?? '')).toEqual({ ...tokens, userType: 'admin' });
  });

  it('is not renewed once it is another session', () => {
    const { store } = tabWith();
    store.start({ ...tokens, userType: 'user' });
    store.renew(session, { accessToken: 'late', refreshToken: 'late' });
    store.end(session);
    expect(store.read()).toEqual({ ...tokens, userType: 'user' });
  });

  it('is read anew: a change from outside counts at once', () => {
    const { browser, store } = tabWith(JSON.stringify(session));
    expect(store.state().isSignedIn).toBe(true);
    browser.kept.clear();
    expect(store.state()).toMatchObject({ session: null, isSignedIn: false, storageNotice: false });
  });

  it('is the same object until it changes', () => {
    const { store } = tabWith(JSON.stringify(session));
    expect(store.state()).toBe(store.state());
  });
});

/** Texts that a `tk` may hold by accident or by malice, the good ones among them. */
const nearly = fc.record(
  {
    accessToken: fc.oneof(fc.string(), fc.jsonValue()),
    refreshToken: fc.oneof(fc.string(), fc.jsonValue()),
    userType: fc.oneof(fc.constantFrom('admin', 'user', 'Admin', 'USER', ''), fc.jsonValue()),
    surplus: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const good = fc.record({
  accessToken: fc.string({ unit: 'binary' }),
  refreshToken: fc.string(),
  userType: fc.constantFrom('admin' as const, 'user' as const),
});
const fields = JSON.stringify(session).slice(1);
const storedTexts = fc.oneof(
  fc.string(),
  fc.json(),
  nearly.map((value) => JSON.stringify(value)),
  good.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '7',
    '"tk"',
    '{',
    '{"__proto__":{' + fields + '}',
    '{"__proto__":{"admin":true},' + fields,
    '{"constructor":{"prototype":{' + fields + '}}',
    '[' + JSON.stringify(session) + ']',
    `"${'x'.repeat(4 * 1024 * 1024)}"`,
    'x'.repeat(4 * 1024 * 1024),
  ),
);

const expected = (raw: string): StoredSession | null => {
  try {
    const read = v.safeParse(StoredSessionSchema, JSON.parse(raw));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

describe('1,000 stored texts (A11)', () => {
  it('are kept when valid, and else deleted and signed out, without an exception', () => {
    let valid = 0;
    fc.assert(
      fc.property(storedTexts, (raw) => {
        const { browser, store } = tabWith(raw);
        const session = expected(raw);
        if (session) valid += 1;
        expect(store.read()).toEqual(session);
        expect(browser.kept.get('tk')).toBe(session ? raw : undefined);
        expect(store.state().isSignedIn).toBe(session !== null);
        expect(store.state().storageNotice).toBe(false);
      }),
      { numRuns: 1000, seed: 11 },
    );
    expect(valid).toBeGreaterThan(100);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('that go bad while a tab looks on tell its listeners', async () => {
    const { browser, store } = tabWith(JSON.stringify(session));
    store.read();
    const listener = vi.fn();
    store.subscribe(listener);
    browser.kept.set('tk', '{}');
    expect(store.read()).toBeNull();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledWith(true, undefined);
  });
});

describe('a browser that refuses storage (A12)', () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const working = (): Storage => fakeBrowser().openTab().storage();

  it.each<{ how: string; storage: () => Storage; notice: boolean }>([
    { how: 'throws when storage is touched', storage: refuse, notice: true },
    { how: 'has no storage by policy', storage: () => null as never, notice: true },
    { how: 'is full', storage: () => ({ ...working(), setItem: full }), notice: true },
    { how: 'silently keeps nothing', storage: () => ({ ...working(), setItem: () => undefined }), notice: true },
    { how: 'cannot delete', storage: ((kept) => () => ({ ...kept, removeItem: refuse }))(working()), notice: false },
    {
      how: 'works',
      storage: (
        (kept) => () =>
          kept
      )(working()),
      notice: false,
    },
  ])('and $how still signs in and out for this tab', ({ storage, notice }) => {
    const store = createSessionStore({ storage, events: undefined });
    expect(store.state().isSignedIn).toBe(false);
    store.start(session);
    expect(store.state()).toMatchObject({ session, isSignedIn: true, storageNotice: notice });
    store.renew(session, tokens);
    expect(store.read()).toEqual({ ...tokens, userType: 'user' });
    store.clear();
    expect(store.state()).toMatchObject({ session: null, isSignedIn: false });
  });

  it('in the middle keeps the session for this tab', () => {
    const { storage } = fakeBrowser().openTab();
    let isGone = false;
    const store = createSessionStore({ storage: () => (isGone ? refuse() : storage()), events: undefined });
    store.start(session);
    isGone = true;
    expect(store.state()).toMatchObject({ session, isSignedIn: true, storageNotice: true });
  });

  it('when new tokens come leaves no old ones behind', () => {
    const browser = fakeBrowser();
    const { storage } = browser.openTab();
    let isFull = false;
    const store = createSessionStore({
      storage: () => (isFull ? { ...storage(), setItem: full } : storage()),
      events: undefined,
    });
    store.start(session);
    isFull = true;
    store.renew(session, tokens);
    expect(browser.kept.size).toBe(0);
    expect(store.read()).toEqual({ ...tokens, userType: 'user' });
  });

  it('and neither deletes nor writes is signed out all the same', () => {
    const { storage } = fakeBrowser().openTab();
    let isStuck = false;
    const store = createSessionStore({
      storage: () => (isStuck ? { ...storage(), removeItem: refuse, setItem: full } : storage()),
      events: undefined,
    });
    store.start(session);
    isStuck = true;
    store.clear();
    expect(store.read()).toBeNull();
  });

  it('cleared in the middle is signed out', () => {
    const { browser, store } = tabWith(JSON.stringify(session));
    store.read();
    browser.kept.clear();
    expect(store.read()).toBeNull();
  });
});

describe('two tabs', () => {
  const twoTabs = () => {
    const browser = fakeBrowser();
    const one = createSessionStore(browser.openTab());
    const two = createSessionStore(browser.openTab());
    one.start(session);
    return { browser, one, two };
  };

  it('sign in and out together, at once (A9)', () => {
    const { one, two } = twoTabs();
    const heard: boolean[] = [];
    two.subscribe((ended) => void heard.push(ended));
    expect(two.state().isSignedIn).toBe(true);
    one.clear();
    expect(heard).toEqual([true]);
    expect(two.state().isSignedIn).toBe(false);
  });

  it('say in the tab in which somebody signed out that it is for good, not where the session ran out, and in no other tab', () => {
    const { one, two } = twoTabs();
    const heard: unknown[] = [];
    one.subscribe((_ended, forGood) => void heard.push(forGood));
    two.subscribe((_ended, forGood) => void heard.push(forGood));
    one.clear();
    one.start(session);
    one.end(session);
    one.start(session);
    one.end(session, true);
    expect(heard.filter((forGood) => forGood !== undefined)).toEqual([true, true, false]);
  });

  it('do not take one customer for the other', () => {
    const { one, two } = twoTabs();
    const heard: boolean[] = [];
    two.subscribe((ended) => void heard.push(ended));
    one.clear();
    one.start({ ...tokens, userType: 'user' });
    expect(heard).toEqual([true, false]);
  });

  it('end signed out when one stores new tokens in the instant in which the other signs out (A9)', () => {
    const browser = fakeBrowser();
    const { storage, events } = browser.openTab();
    const store = createSessionStore({ storage, events });
    store.start(session);
    const oldValue = browser.kept.get('tk') ?? null;
    store.renew(session, tokens); // the other tab's removal has not arrived here yet
    (events as unknown as EventTarget).dispatchEvent(
      new StorageEvent('storage', { key: 'tk', oldValue, newValue: null }),
    );
    expect(store.read()).toBeNull();
    expect(browser.kept.size).toBe(0);
  });

  it('do not mind what else the browser stores', () => {
    const { one } = twoTabs();
    const events = new EventTarget();
    const listener = vi.fn();
    createSessionStore({ storage: () => localStorage, events: events as Window }).subscribe(listener);
    events.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(listener).not.toHaveBeenCalled();
    expect(one.read()).toEqual(session);
  });

  it('notice when the whole storage is emptied, and when a page comes back from the back button', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const store = createSessionStore(tab);
    store.start(session);
    const heard: boolean[] = [];
    store.subscribe((ended) => void heard.push(ended));
    const happens = (event: Event) => (tab.events as unknown as EventTarget).dispatchEvent(event);
    happens(new Event('pagehide'));
    browser.kept.clear();
    happens(new StorageEvent('storage', { key: null }));
    happens(new Event('pageshow'));
    expect(heard).toEqual([true, true]);
  });

  it('do not take a page that is shown to somebody who is not signed in for the end of a session', () => {
    const tab = fakeBrowser().openTab();
    const heard: boolean[] = [];
    createSessionStore(tab).subscribe((ended) => void heard.push(ended));
    for (const event of ['pageshow', 'pagehide', 'pageshow']) {
      (tab.events as unknown as EventTarget).dispatchEvent(new Event(event));
    }
    expect(heard).toEqual([false, false]);
  });
});
