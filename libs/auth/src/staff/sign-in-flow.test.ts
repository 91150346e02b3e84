import { describe, expect, it, vi } from 'vitest';
import { aBrowser, signIn } from './testing/a-tab';
import { pass, settle } from './testing/fake-time';
import { withProvider } from './testing/with-provider';
import { priya } from './testing/people';

const world = withProvider();
const signInFailed = (reason: string) => ({ name: 'Sign-in failed', reason });

/** Somebody went to the provider; `back` loads the page that its answer leads to. */
async function atProvider(returnTo = '/policies') {
  const before = aBrowser(world.provider).openTab({ path: '/auth/staff' });
  void (await before.auth.openStaff())?.signIn(returnTo);
  await settle();
  const question = before.went[0] ?? '';
  const back = async (answer: string) => {
    const tab = world.browser.openTab({ path: '/auth/staff/signed-in', store: before.store });
    const outcome = (await tab.auth.openStaff())?.complete(answer);
    await pass(3_000);
    return { tab, outcome: await outcome };
  };
  return { question, back };
}

describe('staff who sign in', () => {
  it('go to the provider with a code challenge, a state and a nonce', async () => {
    const { question } = await atProvider();
    const { origin, pathname, searchParams } = new URL(question);
    expect(origin + pathname).toBe('https://id.test/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'self-service-portal',
      redirect_uri: 'https://portal.test/auth/staff/signed-in',
      response_type: 'code',
      scope: 'email openid phone profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^\w{32}$/),
      nonce: expect.stringMatching(/^\w{32}$/),
    });
  });

  it('come back to where they were going, and nowhere else', async () => {
    const there = await signIn(world.browser, world.provider, { returnTo: '/policies?page=2' });
    expect(there.outcome).toEqual({ returnTo: '/policies?page=2', failure: null });
    const elsewhere = await signIn(world.browser, world.provider, { returnTo: 'https://evil.test/' });
    expect(elsewhere.outcome).toEqual({ returnTo: '/', failure: null });
  });

  it('are one outcome, however often the page asks for it', async () => {
    const { question, back } = await atProvider();
    const answer = world.provider.authorize(question);
    const { tab, outcome } = await back(answer);
    expect(await (await tab.auth.openStaff())?.complete(answer)).toEqual(outcome);
    expect(world.provider.tokenCalls()).toBe(1);
  });

  it('keep nothing but tk and what stands under oidc. (K5)', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    expect([...world.browser.kept.keys()]).toEqual(['tk']);
    expect(Object.keys(tab.store)).toEqual(['oidc.user:https://id.test:self-service-portal']);
  });

  it('hear why they could not even begin', async () => {
    world.provider.now.trouble = 'down';
    const tab = world.browser.openTab({ path: '/auth/staff' });
    expect(await (await tab.auth.openStaff())?.signIn('/')).toEqual(signInFailed('no-answer'));
    world.provider.now.trouble = 'hangs';
    const waiting = (await tab.auth.openStaff())?.signIn('/');
    await pass(10_000);
    expect(await waiting).toEqual(signInFailed('no-answer'));
  });

  it('cannot begin on a page without encryption, and are told so', async () => {
    const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const tab = world.browser.openTab({ path: '/auth/staff' });
    expect(await (await tab.auth.openStaff())?.signIn('/')).toEqual(signInFailed('not-secure'));
    subtle.mockRestore();
  });
});

describe('a hostile or broken answer signs nobody in (D1)', () => {
  const nobody = { stored: null, status: 'none' };
  it.each([
    { what: 'without a state', forge: { state: '' }, reason: 'not-asked' },
    { what: 'with a state of somebody else', forge: { state: 'f00' }, reason: 'not-asked' },
    { what: 'with a code that was never given', forge: { code: 'guessed' }, reason: 'too-late' },
    { what: 'without a code', forge: { code: '' }, reason: 'not-trusted' },
    { what: 'that the person gave up', forge: { error: 'access_denied', code: '' }, reason: 'refused' },
    { what: 'of a provider in trouble', forge: { error: 'server_error', code: '' }, reason: 'no-answer' },
    {
      what: 'with an error nobody knows',
      forge: { error: 'x', error_description: '<b>call us</b>' },
      reason: 'no-answer',
    },
  ])('$what', async ({ forge, reason }) => {
    const { question, back } = await atProvider('/policies');
    const { tab, outcome } = await back(world.provider.authorize(question, forge as Record<string, string>));
    expect(outcome?.failure).toEqual(signInFailed(reason));
    expect({ stored: world.browser.stored(), status: tab.state().status }).toEqual(nobody);
  });

  it.each([
    { what: 'another nonce', claims: { nonce: 'old' } },
    { what: 'another issuer', claims: { iss: 'https://evil.test' } },
    { what: 'another audience', claims: { aud: ['another'] } },
    { what: 'no subject', claims: { sub: '' } },
  ])('whose identity token has $what', async ({ claims }) => {
    const { question, back } = await atProvider();
    world.provider.now.claims = claims;
    const { outcome } = await back(world.provider.authorize(question));
    expect(outcome?.failure).toEqual(signInFailed('not-trusted'));
    expect(world.browser.stored()).toBeNull();
  });

  it('that was used before', async () => {
    const { question, back } = await atProvider();
    const answer = world.provider.authorize(question);
    await back(answer);
    expect((await back(answer)).outcome?.failure).toEqual(signInFailed('not-asked'));
  });

  it('remembers where they were going', async () => {
    const { question, back } = await atProvider('/policies?page=2');
    const { outcome } = await back(world.provider.authorize(question, { error: 'access_denied', code: '' }));
    expect(outcome?.returnTo).toBe('/policies?page=2');
  });
});

describe('signing in again in a window, while the page stays', () => {
  /** A page on which somebody works whose sign-in has ended. */
  const atWork = async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const { session } = world.provider.now;
    world.provider.now.session = null;
    await pass(545_000);
    expect(tab.state().status).toBe('expired');
    world.provider.now.session = session;
    tab.opened.length = 0;
    const identity = await tab.auth.openStaff();
    if (!identity) throw new Error('Not set up');
    const again = async () => {
      const outcome = identity.signInAgain();
      await pass(100);
      return outcome;
    };
    return { tab, again, identity };
  };

  it('goes on where it was, and reads again what was refused', async () => {
    const { tab, again } = await atWork();
    const read = vi.fn(async () => 'read');
    tab.auth.client.setQueryDefaults(['read'], { queryFn: read });
    const invalidated = vi.spyOn(tab.auth.client, 'invalidateQueries');
    expect(await again()).toBeNull();
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    expect(world.browser.stored()?.accessToken).toBe(world.provider.live().access);
    expect(invalidated).toHaveBeenCalledOnce();
    const before = world.provider.tokenCalls();
    await pass(545_000);
    expect(world.provider.tokenCalls()).toBe(before + 1); // and it is renewed by itself again
  });

  it('asks through a window with a nonce of its own', async () => {
    const { tab, again } = await atWork();
    await again();
    const { searchParams } = new URL(tab.opened[0] ?? '');
    expect(searchParams.get('display')).toBe('popup');
    expect(searchParams.get('nonce')).toMatch(/^\w{32}$/);
  });

  it('says when the browser blocked the window (docs/specification.md#s8)', async () => {
    const { tab, again } = await atWork();
    tab.behaves.window = 'blocked';
    expect(await again()).toEqual({ name: 'Popup blocked by user', reason: 'blocked' });
    expect(tab.state().status).toBe('expired');
  });

  it('takes nobody else, and lets the provider ask who it is the next time', async () => {
    const { tab, again } = await atWork();
    const before = world.browser.stored();
    world.provider.now.session = priya;
    expect(await again()).toEqual(signInFailed('other-person'));
    expect(world.browser.stored()).toEqual(before);
    expect(tab.state()).toMatchObject({ status: 'expired', staff: { name: 'Naledi Dlamini' } });
    await again();
    expect(new URL(tab.opened[1] ?? '').searchParams.get('prompt')).toBe('login');
  });

  it('can be asked for again when the first window was closed', async () => {
    const { tab, again, identity } = await atWork();
    tab.behaves.window = 'stays away';
    const first = vi.fn();
    void identity.signInAgain().then(first);
    await pass(60_000);
    expect(first).not.toHaveBeenCalled();
    tab.behaves.window = 'signs in';
    expect(await again()).toBeNull();
    expect(tab.state().status).toBe('signed-in');
  });
});

describe('the page in such a window', () => {
  it('hands the answer to the page that opened it, because it never asked itself', async () => {
    const window = world.browser.openTab({ path: '/auth/staff/signed-in' });
    const outcome = (await window.auth.openStaff())?.complete(
      'https://portal.test/auth/staff/signed-in?code=c&state=s',
    );
    await pass(3_000);
    expect(window.opened).toEqual(['https://portal.test/auth/staff/signed-in?code=c&state=s']);
    expect((await outcome)?.failure).toEqual(signInFailed('not-asked')); // nobody took it
  });
});
