import { createAuth, whoAmIQuery } from '@portal/auth';
import { authEndpoints, sessionRanOut } from '@portal/contract';
import { bringFormDraftsBack, formDraftsAtom } from '@portal/forms';
import { policyDetailsAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { aPolicyRead, whoAmI } from '@portal/policy-workflow/testing';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { forgetAtSignOut } from './forget-at-sign-out';

/** A browser: what it keeps, and tabs that hear of what another one changes. `next` signs in there after the session of `first`. */
function aBrowser({ first = 'c-1', next = 'c-2' } = {}) {
  const kept = new Map<string, string>();
  let hasRunOut = false;
  const good = (data: object) => Response.json({ success: true, data });
  const answerOf = ({ url, headers }: Request) => {
    if (url.endsWith('/auth/login')) return good({ accessToken: 'b', refreshToken: 's' });
    if (url.endsWith('/auth/refresh-token')) {
      return Response.json({ success: false, message: sessionRanOut, code: 'UNAUTHORIZED' }, { status: 401 });
    }
    const isNext = headers.get('authorization') === 'Bearer b';
    if (!isNext && hasRunOut) return new Response(null, { status: 401 });
    return good({ ...whoAmI(null), userId: isNext ? next : first });
  };
  const tabs: EventTarget[] = [];
  return () => {
    const tab = new EventTarget();
    tabs.push(tab);
    const tell = (key: string, newValue: string | null) => {
      const oldValue = kept.get(key) ?? null;
      if (newValue === null) kept.delete(key);
      else kept.set(key, newValue);
      for (const other of tabs) {
        if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
      }
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: tell,
      removeItem: (key: string) => tell(key, null),
    } as unknown as Storage;
    const store = createStore();
    const auth = createAuth({
      host: 'https://api.test',
      fetch: async (request) => answerOf(request as Request),
      storage: () => storage,
      events: tab as unknown as Window,
      onReturn: () => bringFormDraftsBack(store),
    });
    const { session, login } = auth;
    forgetAtSignOut(session, store);
    const look = (policyNumber: string) => {
      store.set(selectedPolicyNumberAtom, policyNumber);
      store.set(policyDetailsAtom, aPolicyRead(policyNumber));
      store.get(formDraftsAtom).set(`child/${policyNumber}/`, {} as never);
    };
    const left = () => ({
      policyNumber: store.get(selectedPolicyNumberAtom),
      details: store.get(policyDetailsAtom),
      drafts: store.get(formDraftsAtom).size,
    });
    /** Half an hour passes without a call; the next one ends the session. */
    const runOut = async () => {
      await auth.client.fetchQuery(whoAmIQuery());
      hasRunOut = true;
      await auth.api.call(authEndpoints.whoAmI, {});
    };
    return { session, login, look, left, runOut };
  };
}
const nothing = { policyNumber: null, details: null, drafts: 0 };
const tokens = { accessToken: 'a', refreshToken: 'r', userType: 'user' } as const;

it('signing out in one tab leaves nothing about a policy in any', () => {
  const open = aBrowser();
  const [one, other] = [open(), open()];
  one.session.start(tokens);
  one.look('7000010012');
  other.look('7000010053');
  one.session.clear();
  expect(one.left()).toEqual(nothing);
  expect(other.left()).toEqual(nothing);
});

it('somebody else who signs in in one tab finds nothing of the person before in any', async () => {
  const open = aBrowser();
  const [one, other] = [open(), open()];
  one.session.start(tokens);
  other.look('7000010053');
  await one.login({ policyNumber: '7000010012', otp: '123456' });
  expect(other.left()).toEqual(nothing);
  expect(other.session.read()).toMatchObject({ accessToken: 'b' });
});

it('each tab keeps its own policy while the session goes on, also when the tokens are renewed', () => {
  const open = aBrowser();
  const [one, other] = [open(), open()];
  one.session.start(tokens);
  one.look('7000010012');
  other.look('7000010053');
  one.session.renew(tokens, { accessToken: 'a2', refreshToken: 'r2' });
  expect(one.left()).toMatchObject({ policyNumber: '7000010012', drafts: 1 });
  expect(other.left()).toMatchObject({ policyNumber: '7000010053', details: { Policy_Number: '7000010053' } });
});

describe('after a session ran out', () => {
  const typed = async (who?: Parameters<typeof aBrowser>[0]) => {
    const open = aBrowser(who);
    const tab = open();
    tab.session.start(tokens);
    tab.look('7000010012');
    await tab.runOut();
    expect(tab.session.read()).toBeNull();
    expect(tab.left()).toEqual(nothing);
    return { tab, open };
  };
  const signIn = { policyNumber: '7000010012', otp: '123456' };

  it('the same person who signs in again finds what they typed', async () => {
    const { tab } = await typed({ first: 'c-1', next: 'c-1' });
    await tab.login(signIn);
    expect(tab.left()).toEqual({ ...nothing, drafts: 1 });
  });

  it('somebody else who signs in finds nothing, nor does the person before who comes after them', async () => {
    const { tab } = await typed({ first: 'c-1', next: 'c-2' });
    await tab.login(signIn);
    expect(tab.left()).toEqual(nothing);
    tab.session.clear();
    await tab.login(signIn);
    expect(tab.left()).toEqual(nothing);
  });

  it('whoever signs in in another tab finds nothing in this one', async () => {
    const { tab, open } = await typed({ first: 'c-1', next: 'c-1' });
    await open().login(signIn);
    await tab.login(signIn);
    expect(tab.left()).toEqual(nothing);
  });

  it('nothing comes back once somebody has signed out', async () => {
    const { tab } = await typed({ first: 'c-1', next: 'c-1' });
    tab.session.clear();
    await tab.login(signIn);
    expect(tab.left()).toEqual(nothing);
  });
});
