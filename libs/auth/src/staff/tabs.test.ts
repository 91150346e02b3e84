import { describe, expect, it } from 'vitest';
import { signIn } from './testing/a-tab';
import { pass, settle } from './testing/fake-time';
import { withProvider } from './testing/with-provider';
import { memoryStorage } from './testing/memory-storage';
import { priya } from './testing/people';

const world = withProvider();
const aNewTab = async () => {
  const tab = world.browser.openTab();
  await settle();
  return tab;
};

describe('a page that is loaded again', () => {
  it('knows who is there without a word to the provider', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const before = world.provider.asked.length;
    const again = world.browser.openTab({ store: tab.store });
    expect(again.state().status).toBe('loading');
    await settle();
    expect(again.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Naledi Dlamini' } });
    expect(world.provider.asked).toHaveLength(before);
  });

  it('takes the tokens that another tab has fetched meanwhile', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const store = Object.assign(memoryStorage(), tab.store);
    await pass(545_000); // the tab renews; the copy of its session storage does not hear of it
    const back = world.browser.openTab({ store });
    await settle();
    expect(back.state()).toMatchObject({ status: 'signed-in', failure: null });
    expect(back.kept().map((key) => store.getItem(key))).toEqual([
      expect.stringContaining(world.provider.live().access),
    ]);
    expect(world.provider.tokenCalls()).toBe(2);
    await pass(540_000);
    expect(world.provider.grantsRevoked()).toBe(0);
  });

  it('drops what an earlier person left when nobody is signed in any more', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const store = Object.assign(memoryStorage(), tab.store);
    tab.auth.session.clear();
    const restored = world.browser.openTab({ store });
    await restored.auth.openStaff();
    await settle();
    expect(restored.kept()).toEqual([]);
    expect(restored.state()).toMatchObject({ status: 'none', staff: null });
  });
});

describe('a new tab of somebody who is signed in', () => {
  it('asks the provider silently', async () => {
    const { tab: first } = await signIn(world.browser, world.provider);
    const tab = await aNewTab();
    expect(tab.opened).toHaveLength(1);
    expect(tab.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Naledi Dlamini' } });
    expect(first.state().status).toBe('signed-in');
    await pass(60 * 60_000);
    expect(world.provider.grantsRevoked()).toBe(0); // both tabs go on with the one chain of tokens
    expect([first.state().status, tab.state().status]).toEqual(['signed-in', 'signed-in']);
  });

  it('leads to the sign-in page when the provider does not know them, and leaves the other tab alone', async () => {
    const { tab: first } = await signIn(world.browser, world.provider);
    const before = world.browser.stored();
    world.provider.now.session = null;
    const tab = await aNewTab();
    expect(tab.state().status).toBe('away');
    expect(tab.auth.session.state().isSignedIn).toBe(false);
    expect(first.auth.session.state().isSignedIn).toBe(true);
    expect(world.browser.stored()).toEqual(before);
  });

  it('opens the page when the provider cannot be asked, and says so (D5)', async () => {
    await signIn(world.browser, world.provider);
    world.provider.now.trouble = 'down';
    const tab = await aNewTab();
    expect(tab.state()).toMatchObject({ status: 'unreachable', staff: null, failure: { reason: 'no-answer' } });
    expect(tab.auth.session.state().isSignedIn).toBe(true);
    world.provider.now.trouble = null;
    await pass(6_000);
    expect(tab.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Naledi Dlamini' }, failure: null });
  });
});

describe('what happens in another tab', () => {
  it('a sign-out empties this one at once (A9)', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const other = await aNewTab();
    tab.auth.client.setQueryData(['read'], 'personal');
    other.auth.session.clear();
    expect(tab.auth.session.state().isSignedIn).toBe(false);
    expect(tab.auth.client.getQueryCache().getAll()).toEqual([]);
    await settle();
    expect(tab.kept()).toEqual([]);
    expect(tab.state()).toMatchObject({ status: 'away', staff: null });
    const before = world.provider.asked.length;
    await pass(20 * 60_000);
    expect(world.provider.asked).toHaveLength(before);
  });

  it('a new sign-in after that is taken over', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    tab.auth.session.clear();
    await settle();
    await signIn(world.browser, world.provider);
    expect(tab.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Naledi Dlamini' } });
  });

  it('a sign-in of somebody else leaves nothing of the person before', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    tab.auth.client.setQueryData(['read'], 'personal');
    let hasEnded = false;
    tab.auth.session.subscribe((ended) => (hasEnded ||= ended));
    world.provider.now.session = priya;
    await signIn(world.browser, world.provider);
    await settle();
    expect(hasEnded).toBe(true);
    expect(tab.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Priya Naidoo' } });
    expect(tab.auth.client.getQueryCache().getAll()).toEqual([]);
  });

  it('staff who sign in leave nothing of the customer before, in any tab', async () => {
    const tab = await aNewTab();
    tab.auth.session.start({ accessToken: 'a', refreshToken: 'r', userType: 'user' });
    tab.auth.client.setQueryData(['read'], 'personal');
    await signIn(world.browser, world.provider);
    await settle();
    expect(tab.auth.client.getQueryCache().getAll()).toEqual([]);
    expect(tab.state()).toMatchObject({ status: 'signed-in', staff: { name: 'Naledi Dlamini' } });
  });

  it('a customer who signs in takes the place of staff', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const other = await aNewTab();
    other.auth.session.start({ accessToken: 'a', refreshToken: 'r', userType: 'user' });
    await settle();
    for (const one of [tab, other]) {
      expect(one.state()).toMatchObject({ status: 'none', staff: null });
      expect(one.kept()).toEqual([]);
    }
    expect(world.browser.stored()).toEqual({ accessToken: 'a', refreshToken: 'r', userType: 'user' });
  });

  it('a new sign-in of the same person brings a page back that had to wait for one', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    world.provider.now.session = null;
    await pass(545_000);
    expect(tab.state().status).toBe('expired');
    world.provider.now.session = { ...priya, sub: 'sub-naledi', name: 'Naledi Dlamini' };
    await signIn(world.browser, world.provider);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    const before = world.provider.tokenCalls();
    await pass(545_000);
    expect(world.provider.tokenCalls()).toBeGreaterThan(before);
    expect(world.provider.grantsRevoked()).toBe(0);
  });
});
