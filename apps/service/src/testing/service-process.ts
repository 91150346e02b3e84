import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

type Settings = Record<string, string>;

/** What a production start needs at least. */
export const productionSettings = {
  APP_MODE: 'production',
  HOST: '127.0.0.1',
  SESSION_SECRET: 'a session secret that only this test knows',
  AUDIT_SECRET: 'an audit secret that only this test knows',
  SMS_GATEWAY_URL: 'http://127.0.0.1:9',
  SMS_GATEWAY_SECRET: 'a gateway secret that only this test knows',
  /** The tests start without a server and with stand-ins beside it. */
  ALLOW_EMBEDDED_DATABASE: 'yes',
  ALLOW_PLAIN_HTTP: 'yes',
  CONTACT_EMAIL: 'care@cover.example',
  PAYAT_URL: 'http://127.0.0.1:9',
  PAYAT_SECRET: 'a payment secret that only this test knows',
  ACCOUNT_VERIFICATION_URL: 'http://127.0.0.1:9',
  ACCOUNT_VERIFICATION_SECRET: 'a verification secret that only this test knows',
  DEBICHECK_URL: 'http://127.0.0.1:9',
  DEBICHECK_SECRET: 'a bank secret that only this test knows',
  PAYOUT_BANK_URL: 'http://127.0.0.1:9',
  PAYOUT_BANK_SECRET: 'a secret of the bank that pays claims, of this test',
  PORTAL_URL: 'https://portal.cover.example',
};

/** Compiling the embedded database well takes longer than these processes live. */
const flagsFor = ({ DATABASE_URL }: Settings) => (DATABASE_URL === undefined ? ['--liftoff-only'] : []);

/**
 * A built program as a process of its own, with nothing of our environment but the path. No partner answers it unless the test brings one, also
 * where the whole system is running on this machine.
 */
export function startProgram(name: 'main' | 'migrate' | 'verify-audit', settings: Settings) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...flagsFor(settings), join(inject('builtService'), `${name}.js`)],
    {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', OUTSIDE_PORT: '9', ...settings },
    },
  );
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, out, err }));
  running.add(child);
  void ended.finally(() => running.delete(child));
  return {
    pid: child.pid ?? 0,
    ended,
    output: () => out,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
  };
}

/** Starts the service and waits until it listens. Throws what it said when it does not. */
export async function startService(settings: Settings) {
  const program = startProgram('main', { APP_MODE: 'test', ...settings });
  const started = await Promise.race([program.ended, listening(program.output)]);
  if ('err' in started) throw new Error(`The service ended with ${started.code}: ${started.err}${started.out}`);
  const { port, metricsPort = 0 } = started;
  return { ...program, base: `http://127.0.0.1:${port}`, port, metricsPort };
}

async function listening(output: () => string): Promise<{ port: number; metricsPort?: number }> {
  for (;;) {
    const line = output()
      .split('\n')
      .find((text) => text.includes('"event":"started"'));
    if (line !== undefined) return JSON.parse(line) as { port: number; metricsPort?: number };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  folders.push(folder);
  return folder;
}

/** A DATA_DIR with an empty database that is up to date: a start that is not the first. */
export function newDataFolder(): string {
  const folder = newFolder();
  cpSync(inject('emptyData'), folder, { recursive: true });
  return folder;
}

/** For `afterAll`: ends what still runs and removes the folders. */
export async function cleanUp(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ends);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
