import { createAuth } from '@portal/auth';
import { formDraftsAtom } from '@portal/forms';
import { policyDetailsAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { aPolicyRead } from '@portal/policy-workflow/testing';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { forgetAtSignOut } from './forget-at-sign-out';

/** A browser: what it keeps, and tabs that hear of what another one changes. */
function aBrowser() {
  const kept = new Map<string, string>();
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
    const { session, login } = createAuth({
      host: 'https://api.test',
      fetch: async () => Response.json({ success: true, data: { accessToken: 'b', refreshToken: 's' } }),
      storage: () => storage,
      events: tab as unknown as Window,
    });
    const store = createStore();
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
    return { session, login, look, left };
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
