import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test';
import { type Call, callsWith } from './calls';
import { startOnStub } from './on-stub';
import { startSystem, type RunningSystem } from './running-system';
import { type SystemsOfWorker, systemsOfWorker } from './systems-of-worker';

interface Fixtures {
  /** Signs in at the service and opens the home page: how people do it is a journey of its own (`sign-in.spec.ts`). */
  signIn: (policyNumber: string) => Promise<void>;
  /** What the browser complained about while the journey ran; a journey ends with nothing here. */
  complaints: string[];
  /** A policy is sent one PIN a minute, so no journey begins in the minute of the one before. */
  aMinuteLater: void;
}

const minute = 60_000;
/** How the browser says that something could not be fetched: a file, or the worker that it looks for anew after each page. */
const notFetched = ['Failed to load resource', 'An unknown error occurred when fetching the script'];
let journeys = 0;

/** What answers the portal: the service beside its partners, or the stub that others develop against. */
export interface BackendOption {
  backend: 'service' | 'stub';
}

/** A journey through the running system. Each worker has a system of its own. */
export const test = base.extend<Fixtures & { system: RunningSystem }, BackendOption & { systems: SystemsOfWorker }>({
  backend: ['service', { option: true, scope: 'worker' }],
  systems: [
    async ({ backend }, use) => {
      const systems = systemsOfWorker(() => (backend === 'stub' ? startOnStub() : startSystem()));
      await use(systems);
      await systems.stop();
    },
    { scope: 'worker' },
  ],
  system: async ({ systems }, use) => use(await systems.shared()),
  // Each journey comes from a network of its own: one address is given 20 PINs an hour. No page may say so to another origin.
  extraHTTPHeaders: async ({ backend }, use, { workerIndex }) => {
    journeys += 1;
    const network = { 'x-forwarded-for': `10.${workerIndex}.${journeys >> 8}.${journeys & 255}` };
    await use(backend === 'stub' ? {} : network);
  },
  aMinuteLater: [
    async ({ system, backend }, use) => {
      await system.letTimePass(backend === 'stub' ? 5 * minute : minute);
      await use();
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !notFetched.some((start) => text.startsWith(start))) complaints.push(text);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  signIn: async ({ page, system, complaints: _ }, use) => {
    await use((policyNumber) => signInAt(page, system, policyNumber));
  },
});

/** Journeys in a system of their own, one for each file: where days pass, nobody else lives. */
export const aloneInSystem = () =>
  test.extend({ system: async ({ systems }, use, { file }) => use(await systems.of(file)) });

export { expect };

/** Asks for a PIN and sends it back, as the page would: with its cookies, from its address. */
async function sessionOf(browser: APIRequestContext, system: RunningSystem, policyNumber: string) {
  const pins = async () => (await system.sentMessages()).filter(({ purpose }) => purpose === 'LOGIN');
  const { length: before } = await pins();
  const auth = `${system.backend}/api/v1/auth`;
  const ask = () => browser.post(`${auth}/trigger-login-otp/${policyNumber}?shouldSendOtp=true`);
  // Whoever had the policy may have asked for a PIN just now, on another phone.
  await expect.poll(async () => (await ask()).status(), { timeout: 75_000, intervals: [5_000] }).toBe(200);
  await expect.poll(async () => (await pins()).length).toBeGreaterThan(before);
  const otp = /PIN is (\d+)/.exec((await pins()).at(-1)?.text ?? '')?.[1];
  const answer = await browser.post(`${auth}/login`, {
    data: { policyNumber, otp },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { ...(await answer.json()).data, userType: 'user' as const };
}

/** Signs in at the service of this system and opens its home page. */
export async function signInAt(page: Page, system: RunningSystem, policyNumber: string) {
  const session = JSON.stringify(await sessionOf(page.request, system, policyNumber));
  await page.goto(`${system.portal}/config.json`);
  await page.evaluate((value) => localStorage.setItem('tk', value), session);
  await page.goto(system.portal);
}

/** Signs a policyholder in at the service without a page; gives their calls. */
export async function callsOfPolicyholder(system: RunningSystem, policyNumber: string): Promise<Call> {
  const browser = await request.newContext();
  const session = await sessionOf(browser, system, policyNumber);
  await browser.dispose();
  return callsWith(system, session);
}

/** Step one of signing in. */
export async function askForPin(page: Page, policyNumber: string) {
  await page.getByLabel('Policy number').fill(policyNumber);
  await page.getByRole('button', { name: 'Send one-time PIN' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your one-time PIN' })).toBeVisible();
}

/** Signs in on the sign-in page, as a customer does, with the PIN that comes. */
export async function signInByPin(page: Page, system: RunningSystem, policyNumber: string) {
  const pin = await pinAsked(system, 'LOGIN', () => askForPin(page, policyNumber));
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Asks for a PIN and gives the one that was sent then. The answer comes before the message, so a page that has asked may be ahead of the
 * inbox, where an older PIN is the newest still. Where many were asked for from one address a PIN comes up to half a minute late.
 */
export async function pinAsked(system: RunningSystem, purpose: string, ask: () => Promise<void>): Promise<string> {
  const pins = async () => (await system.sentMessages()).filter((message) => message.purpose === purpose);
  const { length: before } = await pins();
  await ask();
  await expect.poll(async () => (await pins()).length, { timeout: 45_000 }).toBe(before + 1);
  return /PIN is (\d+)/.exec((await pins()).at(-1)?.text ?? '')?.[1] ?? '';
}

/** The newest PIN in the inbox of the stand-in SMS gateway. Closes the page. */
export async function readPin(inbox: Page, address: string): Promise<string> {
  await inbox.goto(address);
  const newest = inbox.getByText(/your one-time PIN is \d{6,8}/).first();
  await expect(newest).toBeVisible();
  const [, pin] = /PIN is (\d{6,8})/.exec(await newest.innerText()) ?? [];
  await inbox.close();
  if (!pin) throw new Error('The inbox shows no PIN');
  return pin;
}
