import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, earlySubmit, firstPaint, otherAddress, registerWorker, takeTyped } from './inline-scripts.mjs';

const homeCall = { address: '/api/v1/home', headers: { accept: 'application/json' }, idHeader: 'x-request-id' };

/** As the page runs them: plain scripts, before any module. */
const run = (code) => new Function(code)();

describe('the script that hides the sign-in form where another screen is meant', () => {
  afterEach(() => {
    delete document.documentElement.dataset.address;
    history.replaceState(null, '', '/');
  });

  it.each([
    ['/auth/login', undefined],
    ['/auth/login?returnTo=%2Fpolicies', undefined],
    ['/', 'other'],
    ['/policies', 'other'],
  ])('at %s marks the page %s', (address, mark) => {
    history.replaceState(null, '', address);
    run(otherAddress);
    expect(document.documentElement.dataset.address).toBe(mark);
  });
});

const ownPhone = { file: 'assets/last-known.js', mark: 'own-phone' };

describe('the script that shows the first paint of an address', () => {
  const [customer, staff] = ['user', 'admin'].map((userType) => JSON.stringify({ userType }));
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root"><nav><a href="/" aria-current="page"></a><a href="/payments"></a></nav></div>';
  });
  afterEach(() => {
    document.body.innerHTML = '';
    document.head.innerHTML = '';
    localStorage.removeItem('tk');
    delete document.documentElement.dataset.first;
    history.replaceState(null, '', '/');
  });
  const shownAt = (address, stored) => {
    if (stored !== null) localStorage.setItem('tk', stored);
    history.replaceState(null, '', address);
    run(firstPaint({ all: ['assets/frame.js'], '/payments': ['assets/payments.js'] }, ownPhone));
    return document.documentElement.dataset.first.trim();
  };

  it.each([
    ['a customer', '/', customer, 'customer home'],
    ['a customer', '/payments?from=sms', customer, 'customer page'],
    ['staff', '/', staff, ''],
    ['staff', '/desk', staff, 'page'],
    ['a visitor', '/', null, ''],
    ['a visitor', '/terms-and-conditions', null, 'page'],
    ['whoever left something else in storage', '/', '{broken', ''],
    ['whoever left something else in storage', '/', '"user"', ''],
  ])('%s sees at %s what fits', (_who, address, stored, shown) => {
    expect(shownAt(address, stored)).toBe(shown);
  });

  it.each([
    ['/payments', customer, ['/assets/frame.js', '/assets/payments.js']],
    ['/my-plan', customer, ['/assets/frame.js']],
    ['/payments', null, []],
    ['/desk', staff, []],
  ])('fetches at %s what a customer sees there', (address, stored, files) => {
    shownAt(address, stored);
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
  });

  it('marks the place that the address is', () => {
    shownAt('/payments', customer);
    const current = [...document.querySelectorAll('[aria-current=page]')].map(({ pathname }) => pathname);
    expect(current).toEqual(['/payments']);
  });
});

describe('the script that asks before the portal has come', () => {
  const stored = { userType: 'user', accessToken: 'a-token' };
  const asked = vi.fn();
  beforeEach(() => {
    asked.mockReset().mockResolvedValue(new Response('{"success":true}'));
    vi.stubGlobal('fetch', asked);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem('tk');
    delete window.earlyHome;
  });
  const runFor = (session) => {
    if (session) localStorage.setItem('tk', typeof session === 'string' ? session : JSON.stringify(session));
    run(askEarly(homeCall));
  };

  it('asks for a customer, with the headers of every call, and keeps the body', async () => {
    runFor(stored);
    const [address, { headers }] = asked.mock.calls[0];
    expect(address).toBe('/api/v1/home');
    expect(headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer a-token',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(window.earlyHome.token).toBe('a-token');
    expect(await window.earlyHome.body).toBe('{"success":true}');
  });

  it.each([
    ['a refusal', () => asked.mockResolvedValue(new Response('{}', { status: 401 }))],
    ['a line that fails', () => asked.mockRejectedValue(new TypeError('no network'))],
  ])('keeps nothing of %s', async (_what, answer) => {
    answer();
    runFor(stored);
    expect(await window.earlyHome.body).toBeNull();
  });

  it.each([
    ['a visitor', null],
    ['staff', { ...stored, userType: 'admin' }],
    ['whoever left something else in storage', '{broken'],
  ])('asks nothing for %s', (_who, session) => {
    runFor(session);
    expect(asked).not.toHaveBeenCalled();
    expect(window.earlyHome).toBeUndefined();
  });
});

describe('the script that takes what was typed before the page loaded itself again', () => {
  afterEach(() => {
    delete window.typedBefore;
    history.replaceState(null, '');
  });

  it('has it at once, and leaves no trace in the history', () => {
    const drafts = new Map([['child', { First_Name: 'Lerato' }]]);
    history.replaceState({ key: 'abc', drafts }, '');
    run(takeTyped);
    expect(window.typedBefore).toEqual(drafts);
    expect(history.state).toEqual({ key: 'abc' });
  });

  it.each([null, { key: 'abc' }])('does nothing where nothing was typed: %j', (state) => {
    history.replaceState(state, '');
    run(takeTyped);
    expect([window.typedBefore, history.state]).toEqual([undefined, state]);
  });
});

describe('the script that holds an early submit back', () => {
  run(earlySubmit); // once: a page has one such listener
  let form;
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    form = document.body.appendChild(document.createElement('form'));
  });
  afterEach(() => {
    form.remove();
    delete window.portalReady;
    delete window.earlySubmit;
  });

  it('keeps the form, so that nothing typed goes into the address', () => {
    expect(submit()).toBe(true);
    expect(window.earlySubmit).toBe(form);
  });

  it('leaves every submit alone once the page answers', () => {
    window.portalReady = true;
    expect(submit()).toBe(false);
    expect(window.earlySubmit).toBeUndefined();
  });
});

it.each([askEarly(homeCall), earlySubmit, firstPaint({ all: [] }, ownPhone), otherAddress, registerWorker, takeTyped])(
  'an inline script cannot end the element it stands in: %#',
  (code) => {
    expect(code).not.toMatch(/<\/script|<!--/i);
  },
);
