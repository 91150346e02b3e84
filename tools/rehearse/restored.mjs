// What is asked of a service on a restored database.
import { signIn } from '../bench/service.mjs';
import { start } from '../lib/workspace.mjs';
import { requestOf } from './traffic.mjs';

/** How many writes are sent again. */
const sample = 20;

/** Runs the built command, as an operator does, and gives what it said and its exit code. */
export function verifyAudit(settings) {
  const child = start('node', ['dist/apps/service/verify-audit.js'], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}

/** Signs in whoever wrote last, and sends the last that they wrote again, as a phone does that never had its answer. */
export async function sendAgain({ api, folder }, client, writes) {
  const writer = writes.at(-1).policyNumber;
  const token = await signIn(api, writer, folder);
  const problems = [];
  const last = writes.filter(({ policyNumber }) => policyNumber === writer).slice(-sample);
  for (const write of last) {
    const was = await auditedTimes(client, write);
    const [path, init] = requestOf(write);
    const answer = await fetch(api + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (text !== write.answer) problems.push(`${write.key} was answered ${answer.status} ${text.slice(0, 200)}`);
    if ((await auditedTimes(client, write)) !== was) problems.push(`${write.key} took effect twice`);
  }
  return { sent: last.length, problems };
}

async function auditedTimes(client, { key }) {
  const { rows } = await client.query('SELECT count(*)::int AS times FROM audit WHERE request_id = $1', [key]);
  return rows[0].times;
}
