import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Entry } from '../log';
import { accept } from './refuse';
import { type Answerer, type RunningServer, startServer } from './server';

const logged: Entry[] = [];
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop(0);
  server = undefined;
  logged.length = 0;
});

async function serving(answer: Answerer) {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    answer,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    headers: new Map([['x-content-type-options', 'nosniff']]),
    log: (entry) => void logged.push(entry),
  });
  return `http://127.0.0.1:${server.port}`;
}

/** Sends bytes as they are and gives everything that comes back. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(server?.port ?? 0, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('a request', () => {
  it('arrives with its target as it was written and the address it came from', async () => {
    const base = await serving((_request, origin) => accept(origin));
    const answer = await fetch(`${base}/a%20b?c=1`);
    expect(await answer.json()).toEqual({ success: true, data: { target: '/a%20b?c=1', address: '127.0.0.1' } });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that makes the answerer throw gives 500 in the standard form, and a line in the log', async () => {
    const base = await serving(() => Promise.reject(new Error('secret detail')));
    const answer = await fetch(base);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      success: false,
      status: 500,
      message: 'Internal server error',
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(logged).toMatchObject([{ level: 'error', error: { message: 'secret detail' } }]);
  });
});

describe('what the parser refuses is answered in the standard form', () => {
  it.each([
    { why: 'is no HTTP', text: 'hello\r\n\r\n', status: 400 },
    { why: 'has no host', text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400 },
    { why: 'has a broken host', text: 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', status: 400 },
    {
      why: 'has two lengths',
      text: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
      status: 400,
    },
    {
      why: 'has a length and chunks',
      text: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      status: 400,
    },
    {
      why: 'has far too many headers',
      text: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      status: 431,
    },
    { why: 'asks for a tunnel', text: 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', status: 405 },
  ])('a request that $why: $status', async ({ text, status }) => {
    await serving(() => accept('reached'));
    const answer = await raw(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ success: false, status });
  });
});

describe('stopping', () => {
  it('answers what is in flight and then is done', async () => {
    const base = await serving(async () => (await wait(200), accept('late')));
    const late = fetch(base);
    await wait(50);
    const stopped = server?.stop(5000);
    expect(await (await late).json()).toEqual({ success: true, data: 'late' });
    await stopped;
    await expect(fetch(base)).rejects.toThrow();
  });

  it('waits no longer than it was told to', async () => {
    const base = await serving(async () => (await wait(5000, undefined, { ref: false }), accept('never')));
    const cut = fetch(base).catch((error: unknown) => error);
    await wait(50);
    const before = performance.now();
    await server?.stop(200);
    expect(performance.now() - before).toBeLessThan(1500);
    expect(await cut).toBeInstanceOf(Error);
  });
});
