import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newDataFolder, newFolder, startService } from '../testing/service-process';
import { firstMessage, logIn, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const unavailable = {
  success: false,
  status: 503,
  code: 'PROVIDER_UNAVAILABLE',
  message: 'This service is not available now. Please try again later.',
};

/** A way to the database that can be cut, as when the server stops. */
async function cuttable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const open = async (port: number) => {
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, cut, mend: async () => void (server = await open(port)) };
}

describe.runIf(postgresServer())('while the database fails', () => {
  it('every call is 503 with when to come back, and the process answers again once it is back', async () => {
    const databaseUrl = await newPostgres();
    const way = await cuttable(databaseUrl);
    const DATA_DIR = newFolder();
    const SEED_FILE = seedFileIn(DATA_DIR);
    const service = await startService({ DATABASE_URL: way.url, DATABASE_CONNECTIONS: '4', DATA_DIR, SEED_FILE });
    await triggerPin(service.base, aSeedPolicy.Policy_Number);
    const signedIn = await logIn(service.base, aSeedPolicy.Policy_Number, await firstMessage(DATA_DIR));
    const { data } = (await signedIn.json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const whoAmI = () => fetch(`${service.base}/api/v1/auth/whoami`, { headers });
    const expectUnavailable = async (answers: Response[]) => {
      for (const answer of answers) {
        expect(await answer.json()).toEqual(unavailable);
        expect(answer.headers.get('retry-after')).toBe('5');
      }
    };
    expect((await whoAmI()).status).toBe(200);

    const other = new Client(databaseUrl);
    other.on('error', () => undefined);
    await other.connect();
    // locked, and with one connection for reads the calls behind it find it taken
    await other.query('BEGIN');
    await other.query('LOCK TABLE sessions');
    await expectUnavailable(await Promise.all([whoAmI(), whoAmI(), whoAmI()]));
    await other.query('COMMIT');
    expect((await whoAmI()).status).toBe(200);

    // ended by an operator, while a call waits for it
    await other.query('BEGIN');
    await other.query('LOCK TABLE sessions');
    const waiting = whoAmI();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await expectUnavailable([await waiting]);
    await other.query('COMMIT');
    expect((await whoAmI()).status).toBe(200);

    // gone, with a call under way and with none
    await other.query('BEGIN');
    await other.query('LOCK TABLE sessions');
    const cutOff = whoAmI();
    await new Promise((resolve) => setTimeout(resolve, 500));
    way.cut();
    await expectUnavailable([await cutOff, await whoAmI(), await triggerPin(service.base, '7000099999')]);
    expect((await fetch(`${service.base}/readyz`)).headers.get('retry-after')).toBe('5');
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
    await other.query('COMMIT');
    await way.mend();
    expect((await whoAmI()).status).toBe(200);

    await other.end();
    service.signal('SIGTERM');
    expect((await service.ended).code).toBe(0);
    way.cut();
  });
});

it('a body that trickles in is 408 in the standard shape, after ten seconds', async () => {
  const service = await startService({ DATA_DIR: newDataFolder() });
  const socket = connect(service.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  socket.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  );
  const trickle = setInterval(() => socket.write(' '), 500);
  await once(socket, 'data');
  await vi.waitUntil(() => answer.endsWith('}'), 5_000);
  clearInterval(trickle);
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    success: false,
    status: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive',
  });
  service.signal('SIGTERM');
  await service.ended;
});
