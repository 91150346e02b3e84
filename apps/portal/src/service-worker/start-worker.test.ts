import { beforeEach, describe, expect, it } from 'vitest';
import { type Release } from './release';
import { fakeBrowser } from './testing/fake-scope';

const file = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const script = (text: string) => file(text, 'text/javascript; charset=utf-8');
const page = (text: string) => file(text, 'text/html; charset=utf-8');

const release = (id: string): Release => ({
  id: `release-${id}`,
  pages: ['/auth/login', '/', '/config.json'],
  first: ['/assets/frame.js'],
  signedIn: ['/assets/sign-out.js'],
  places: ['/assets/home.js'],
});

let site: Map<string, Response>;
let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  site = new Map([
    ['/auth/login', page('sign in')],
    ['/', page('shell')],
    ['/config.json', file('{"host":""}', 'application/json')],
    ['/assets/frame.js', script('frame')],
    ['/assets/home.js', script('home')],
    ['/assets/late.js', script('late')],
    ['/assets/sign-out.js', script('sign out')],
  ]);
  browser = fakeBrowser(site);
});
const installed = async (id = 'one') => {
  const worker = browser.worker(release(id));
  await worker.install();
  browser.asked.length = 0;
  return worker;
};

describe('without a network', () => {
  it.each([
    ['/auth/login', 'sign in'],
    ['/', 'shell'],
    ['/payments', 'shell'],
  ])('%s opens', async (path, text) => {
    const worker = await installed();
    browser.cut();
    expect(await worker.open(path)).toBe(text);
  });

  it('has the files of the first page, and what the installation set', async () => {
    const worker = await installed();
    browser.cut();
    expect(await worker.ask('/assets/frame.js')).toBe('frame');
    expect(await worker.ask('/config.json')).toBe('{"host":""}');
  });

  it('has what a page had fetched before, and the main places only where the line is not dear', async () => {
    const worker = await installed();
    await worker.send({ kind: 'keep', files: ['/assets/late.js', '/api/v1/user'], places: false });
    expect(browser.kept('release-one')).toEqual([
      '/',
      '/assets/frame.js',
      '/assets/late.js',
      '/assets/sign-out.js',
      '/auth/login',
      '/config.json',
    ]);
    await worker.send({ kind: 'keep', files: [], places: true });
    browser.cut();
    expect(await worker.ask('/assets/home.js')).toBe('home');
  });
});

describe('what is none of its business', () => {
  it.each([
    ['a call', '/api/v1/policies', {}],
    ['something that is sent', '/', { method: 'POST' }],
    ['another origin', '/assets/frame.js', { from: 'https://elsewhere.example' }],
  ])('%s is left to the browser', async (_what, path, how) => {
    expect(await (await installed()).ask(path, how)).toBeNull();
  });
});

describe('what is kept', () => {
  it('a file that was fetched later is fetched once', async () => {
    const worker = await installed();
    expect(await worker.ask('/assets/late.js')).toBe('late');
    expect(await worker.ask('/assets/late.js')).toBe('late');
    expect(browser.asked).toEqual(['/assets/late.js']);
  });

  it('what the installation set is new with the page after', async () => {
    const worker = await installed();
    site.set('/config.json', file('{"host":"new"}', 'application/json'));
    expect(await worker.ask('/config.json')).toBe('{"host":""}');
    expect(await worker.ask('/config.json')).toBe('{"host":"new"}');
  });

  it('a page of a network that wants money first is never taken for a file', async () => {
    const worker = await installed();
    site.set('/assets/late.js', page('pay here'));
    expect(await worker.ask('/assets/late.js')).toBe('pay here');
    site.set('/assets/late.js', script('late'));
    expect(await worker.ask('/assets/late.js')).toBe('late');
  });

  it('a release whose files cannot be had is not installed', async () => {
    site.set('/assets/frame.js', page('pay here'));
    await expect(browser.worker(release('one')).install()).rejects.toThrow('/assets/frame.js is not there');
  });

  it('in a browser that keeps nothing everything is fetched', async () => {
    const worker = await installed();
    browser.refuseStorage();
    site.set('/payments', page('shell'));
    expect(await worker.open('/payments')).toBe('shell');
    expect(await worker.ask('/assets/frame.js')).toBe('frame');
  });
});

describe('a newer release', () => {
  const two: Release = { ...release('two'), first: ['/assets/frame.js', '/assets/frame-2.js'] };

  it('fetches only what it does not share with the older one', async () => {
    await installed();
    site.set('/assets/frame-2.js', script('frame 2'));
    await browser.worker(two).install();
    expect(browser.asked.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/frame-2.js']);
  });

  it('waits until somebody says that it may take over', async () => {
    const worker = await installed();
    expect(worker.hasTakenOver()).toBe(false);
    await worker.send({ kind: 'take-over' });
    expect(worker.hasTakenOver()).toBe(true);
  });

  it('keeps the files of the older one until its last page is left', async () => {
    await installed();
    const newer = await installed('two');
    browser.openPages.add('left').add('other tab');
    await newer.open('/');
    expect(browser.caches()).toEqual(['release-one', 'release-two']);
    browser.openPages.delete('other tab');
    await newer.open('/');
    expect(browser.caches()).toEqual(['release-two']);
  });

  it('that waits keeps its files while the older one goes on', async () => {
    const older = await installed();
    await installed('two');
    browser.registration.waiting = {};
    await older.open('/');
    expect(browser.caches()).toEqual(['release-one', 'release-two']);
  });

  it('is fetched where a file of the older one is gone', async () => {
    const worker = await installed();
    site.set('/', page('newer shell'));
    site.set('/assets/gone.js', file('not found', 'text/plain', 404));
    expect(await worker.open('/payments')).toBe('shell');
    await worker.ask('/assets/gone.js');
    site.set('/payments', page('newer shell'));
    expect(await worker.open('/payments')).toBe('newer shell');
  });

  it('is asked for as soon as a file of the older one is gone, so that the next visit needs no network again', async () => {
    const worker = await installed();
    site.set('/', page('newer shell'));
    site.set('/assets/gone.js', file('not found', 'text/plain', 404));
    const newer = browser.worker(release('two'));
    browser.registration.update = newer.install;
    expect(await worker.ask('/assets/gone.js')).toBe('not found');
    browser.cut();
    expect(await newer.open('/payments')).toBe('newer shell');
  });

  it('that cannot be asked for changes nothing of the answer', async () => {
    const worker = await installed();
    site.set('/assets/gone.js', file('not found', 'text/plain', 404));
    browser.registration.update = () => Promise.reject(new TypeError('no network'));
    expect(await worker.ask('/assets/gone.js')).toBe('not found');
  });
});
