import { expect, it } from 'vitest';
import { readJsonObject } from './read-body';

const limit = { bytes: 100, milliseconds: 200 };
const json = { 'content-type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = json) =>
  new Request('http://service/', { method: 'POST', headers, body });
const text = (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) });

it.each([
  { why: 'plain', request: () => post('{"a":1}'), gives: { a: 1 } },
  {
    why: 'with a charset',
    request: () => post('{}', { 'content-type': 'Application/JSON; charset=utf-8' }),
    gives: {},
  },
  { why: 'exactly at the limit', request: () => post(text(100)), gives: { a: 'x'.repeat(92) } },
  { why: 'in several chunks', request: () => streamed(['{"a":', '"é"', '}']), gives: { a: 'é' } },
])('reads a body $why', async ({ request, gives }) => {
  expect(await readJsonObject(request(), limit)).toEqual(gives);
});

it.each([
  { why: 'no body and no type', request: () => post(null, {}), status: 400, code: 'BAD_REQUEST' },
  { why: 'no body', request: () => post(null), status: 400, code: 'BAD_REQUEST' },
  { why: 'an empty body', request: () => post(''), status: 400, code: 'BAD_REQUEST' },
  { why: 'broken JSON', request: () => post('{"a":'), status: 400, code: 'BAD_REQUEST' },
  { why: 'null', request: () => post('null'), status: 400, code: 'BAD_REQUEST' },
  { why: 'a list', request: () => post('[]'), status: 400, code: 'BAD_REQUEST' },
  { why: 'a number', request: () => post('5'), status: 400, code: 'BAD_REQUEST' },
  {
    why: 'bytes that are not UTF-8',
    request: () => post(new Uint8Array([0x22, 0xff, 0x22])),
    status: 400,
    code: 'BAD_REQUEST',
  },
  {
    why: 'a form',
    request: () => post('a=1', { 'content-type': 'text/plain' }),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  {
    why: 'a compressed body',
    request: () => post('{}', { ...json, 'content-encoding': 'gzip' }),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { why: 'one byte too many', request: () => post(text(101)), status: 413, code: 'PAYLOAD_TOO_LARGE' },
  {
    why: 'too many bytes in chunks',
    request: () => streamed(['{"a":"', 'x'.repeat(200), '"}']),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
  {
    why: 'a length that says too much',
    request: () => post('{}', { ...json, 'content-length': '101' }),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
])('refuses $why with $status', async ({ request, status, code }) => {
  await expect(readJsonObject(request(), limit)).rejects.toMatchObject({ failure: { status, code } });
});

it('takes a connection that breaks for a body that cannot be read (G2)', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('reset')) });
  await expect(readJsonObject(streamOf(broken), limit)).rejects.toMatchObject({ failure: { status: 400 } });
});

it('stops reading when the limit is passed (J1)', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(50));
    },
  });
  await expect(readJsonObject(streamOf(endless), limit)).rejects.toMatchObject({ failure: { status: 413 } });
  expect(sent).toBeLessThan(6);
});

function streamed(parts: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return streamOf(body);
}

function streamOf(body: ReadableStream<Uint8Array>) {
  return new Request('http://service/', { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit);
}

it('gives up on a body that arrives too slowly, however much of it came', async () => {
  let sent = 0;
  const slow = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      controller.enqueue(new TextEncoder().encode((sent += 1) === 1 ? '{' : ' '));
    },
  });
  await expect(readJsonObject(streamOf(slow), limit)).rejects.toMatchObject({
    failure: { status: 408, code: 'REQUEST_TIMEOUT' },
    headers: { connection: 'close' },
  });
  expect(sent).toBeLessThan(10);
});
