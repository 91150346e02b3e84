import { expect, it } from 'vitest';
import { answerOf, requestOf, sentAnswer, sentRequest } from './wire';

const overTheWire = <Value>(value: Value): Value => structuredClone(value);

it('a request arrives with its method, headers and bytes', async () => {
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/octet-stream' };
  const body = new Uint8Array([0, 255, 10]);
  const request = new Request('https://service.invalid/api/upload?part=2', { method: 'PUT', headers, body });
  const arrived = requestOf(overTheWire(await sentRequest(request)));
  expect(arrived).toMatchObject({ url: request.url, method: 'PUT' });
  expect(Object.fromEntries(arrived.headers)).toEqual(headers);
  expect(await arrived.bytes()).toEqual(body);
});

it('a request without a body arrives without one', async () => {
  const request = requestOf(overTheWire(await sentRequest(new Request('https://service.invalid/api/policies'))));
  expect(request).toMatchObject({ method: 'GET', body: null });
});

it('an answer comes back with its status, headers and text', async () => {
  const answer = answerOf(overTheWire(await sentAnswer(Response.json({ success: false }, { status: 409 }))));
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ success: false });
});

it('an answer that may hold nothing comes back', async () => {
  const answer = answerOf(overTheWire(await sentAnswer(new Response(null, { status: 204 }))));
  expect(answer).toMatchObject({ status: 204, body: null });
});
