// The built service for one measurement, and a customer who has signed in.
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../lib/workspace.mjs';

/** Starts the service in `folder`, with the demo's policies. Gives its address and its process. */
export async function startService(folder, { env, flags = [] }) {
  const logFile = join(folder, 'service.log');
  const log = openSync(logFile, 'w');
  const settings = { APP_MODE: 'test', SEED_DEMO: 'true', PORT: '0', OUTSIDE_PORT: '9', DATA_DIR: folder, ...env };
  const child = start('node', [...flags, 'dist/apps/service/main.js'], {
    stdio: ['ignore', log, 'inherit'],
    env: settings,
  });
  const [, port] = await found(logFile, /"event":"started".*"port":(\d+)/);
  return { api: `http://127.0.0.1:${port}/api/v1`, child };
}

/** Signs in with a policy number and gives the access token. */
export const signIn = async (...customer) => (await tokensOf(...customer)).accessToken;

/** Signs in with a policy number and gives the tokens of the session. */
export async function tokensOf(api, policyNumber, folder) {
  const post = (path, body) =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then((reply) => reply.json());
  await post(`/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`);
  const [, otp] = await found(join(folder, 'outbox.jsonl'), /PIN is (\d{6})/);
  return (await post('/auth/login', { policyNumber, otp })).data;
}

/** Waits until a file holds a pattern, two minutes at most: filling a database takes that long on a busy machine. */
async function found(file, pattern) {
  for (let tries = 0; tries < 1200; tries++) {
    const match = pattern.exec(await readFile(file, 'utf8').catch(() => ''));
    if (match) return match;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${file} holds no ${pattern}`);
}
