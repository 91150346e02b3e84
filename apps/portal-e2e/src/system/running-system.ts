import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@portal/service-store/test-server';
import { dataOf, removeData, type SystemData } from './system-data';

const workspace = join(import.meta.dirname, '../../../..');

/** The whole system, running as a person would meet it, with a database of its own. */
export interface RunningSystem {
  portal: string;
  /** Where the API is: the portal's own address unless the portal names another. */
  backend: string;
  /** Pages of parties outside. */
  inbox: string;
  payat: string;
  till: string;
  bank: string;
  /** The bank that pays claims. */
  payoutBank: string;
  /** The provider of cash vouchers. */
  vouchers: string;
  /** Where an operator of the register of deaths makes entries. */
  deathRegister: string;
  /** The letters that were posted. */
  letters: string;
  /** Breaks the identity provider of staff, or mends it: what is not named stays as it is. */
  identityProvider: (switches: IdentityProviderSwitches) => Promise<void>;
  /** Ends the sign-in of a member of staff at the provider: nothing of it can be renewed. */
  endStaffSignIn: (email: string) => Promise<void>;
  /** Whether a member of staff is signed in at the provider. */
  isSignedInAtProvider: (email: string) => Promise<boolean>;
  /** Moves the clocks of the service and of the outside world so many milliseconds on: each refuses what the other signed long ago. */
  letTimePass: (ms: number) => Promise<void>;
  /** The time that those clocks show. */
  now: () => Date;
  /** What the service sent, newest last. */
  sentMessages: () => Promise<{ to: string; text: string; purpose: string }[]>;
  /** Ends it and leaves its data where it says. */
  end: () => Promise<SystemData>;
  /** Ends it; nothing of it is left. */
  stop: () => Promise<void>;
}

interface IdentityProviderSwitches {
  mode?: 'up' | 'down' | 'slow';
  /** How long access tokens live that are given from now on. */
  accessTokenSeconds?: number;
  issuesRefreshTokens?: boolean;
}

/** Waits until an address answers; not longer than the processes behind it live. Throws what they said. */
export async function untilOk(address: string, output: () => string, processes: ChildProcess[] = []) {
  for (let tries = 0; tries < 1200; tries++) {
    if (processes.some(hasEnded)) throw new Error(`a process ended before ${address} answered\n${output()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer\n${output()}`);
}

/** Whether it ended by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export async function switchTo(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

type Settings = Record<string, string>;

/**
 * Starts the built service in test mode and the outside world, on free ports and new data unless the settings name them. Settings
 * that hold an address of the outside world are made once it is known.
 */
export async function startSystem(
  given: Settings | ((at: { outside: string }) => Settings) = {},
): Promise<RunningSystem> {
  const outsidePort = await freePort();
  const outside = `http://localhost:${outsidePort}`;
  const settings = typeof given === 'function' ? given({ outside }) : given;
  const port = Number(settings.PORT ?? (await freePort()));
  const data = await dataOf(settings);
  const portal = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORTAL_URL: portal,
    OUTSIDE_URL: outside,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    PORT: `${port}`,
    OUTSIDE_PORT: `${outsidePort}`,
    APP_MODE: 'test',
    SEED_DEMO: 'true',
    ...settings,
    ...data,
  };
  let output = '';
  let offsetMs = 0;
  const children = ['outside-world', 'service'].map((app): ChildProcess => {
    const child = spawn(process.execPath, [`dist/apps/${app}/main.js`], {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    return child;
  });
  const end = async () => {
    await Promise.all(
      children.map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        return hasEnded(child) ? undefined : ended;
      }),
    );
    return data;
  };
  const answers = [`${portal}/readyz`, `${outside}/healthz`].map((address) => untilOk(address, () => output, children));
  await Promise.all(answers).catch(async (error: unknown) => {
    // Without the one that failed the other is of no use.
    await end();
    throw error;
  });
  return {
    portal,
    backend: portal,
    inbox: `${outside}/inbox`,
    payat: `${outside}/payat`,
    till: `${outside}/payat/till`,
    bank: `${outside}/bank`,
    payoutBank: `${outside}/payout-bank`,
    vouchers: `${outside}/vouchers`,
    deathRegister: `${outside}/death-register`,
    letters: `${outside}/letters`,
    identityProvider: (switches) => switchTo(`${outside}/__test/identity`, switches),
    endStaffSignIn: (email) => switchTo(`${outside}/__test/identity/end-sign-in`, { email }),
    isSignedInAtProvider: async (email) => {
      const { data } = (await (await fetch(`${outside}/__test/identity`)).json()) as {
        data: { people: { email: string; isSignedIn: boolean }[] };
      };
      return data.people.some((person) => person.email === email && person.isSignedIn);
    },
    letTimePass: async (ms) => {
      offsetMs += ms;
      // The service first: what is due outside is reported to it at once, with the new time.
      for (const clockOf of [portal, outside]) await switchTo(`${clockOf}/__test/clock`, { offsetMs });
      await fetch(`${portal}/__test/upkeep`, { method: 'POST' });
    },
    now: () => new Date(Date.now() + offsetMs),
    sentMessages: async () => {
      const lines = await readFile(join(data.DATA_DIR, 'outbox.jsonl'), 'utf8').catch(() => '');
      return lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    end,
    stop: async () => removeData(await end()),
  };
}
