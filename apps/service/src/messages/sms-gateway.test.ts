import { describe, expect, it } from 'vitest';
import { smsGateway } from './sms-gateway';

const message = { channel: 'SMS', to: '27821234567', text: 'Your one-time PIN is 012345.', purpose: 'LOGIN' } as const;

type Reply = number | 'unreachable' | 'silent';
function aGateway(...replies: Reply[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  let count = 0;
  const send = smsGateway({
    url: 'http://gateway/',
    secret: 'hush',
    newReference: () => `r${++count}`,
    timeoutMs: 20,
    pauseMs: 1,
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const reply = replies.shift() ?? 201;
      if (reply === 'unreachable') throw new TypeError('fetch failed');
      if (reply === 'silent')
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      return new Response('{}', { status: reply });
    },
  });
  return { requests, send };
}
const bodies = (requests: { init: RequestInit }[]) => requests.map(({ init }) => JSON.parse(String(init.body)));

describe('a message', () => {
  it('goes to the gateway once, with the secret and a reference', async () => {
    const { requests, send } = aGateway(201);
    await send(message);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ url: 'http://gateway/sms', init: { method: 'POST' } });
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer hush');
    const { to, text, purpose } = message;
    expect(bodies(requests)).toEqual([{ to, text, purpose, reference: 'r1' }]);
  });

  it.each<{ first: Reply }>([{ first: 503 }, { first: 'unreachable' }, { first: 'silent' }])(
    'is sent again under the same reference when the gateway is $first at first',
    async ({ first }) => {
      const { requests, send } = aGateway(first, 201);
      await send(message);
      expect(bodies(requests).map(({ reference }) => reference)).toEqual(['r1', 'r1']);
    },
  );

  it('goes under the reference that it comes with', async () => {
    const { requests, send } = aGateway(503, 201);
    await send(message, 'the row of the queue');
    expect(bodies(requests).map(({ reference }) => reference)).toEqual([
      'the row of the queue',
      'the row of the queue',
    ]);
  });

  it.each<{ replies: Reply[]; requests: number; reason: string | null }>([
    { replies: [503, 503], requests: 2, reason: null },
    { replies: ['unreachable', 'silent'], requests: 2, reason: null },
    // Our secret is wrong, or we were too fast: no fault of the message.
    { replies: [401], requests: 1, reason: null },
    { replies: [429], requests: 1, reason: null },
    { replies: [400], requests: 1, reason: 'REFUSED' },
    { replies: [422], requests: 1, reason: 'REFUSED' },
    { replies: [503, 400], requests: 2, reason: 'REFUSED' },
  ])('that meets $replies is given up after $requests requests, and nothing of it is in the error', async (row) => {
    const { requests, send } = aGateway(...row.replies);
    const error = await send(message).catch((reason: unknown) => reason);
    expect(requests).toHaveLength(row.requests);
    expect(error).toMatchObject({ name: 'MessageNotSent', reason: row.reason });
    expect(String(error)).not.toMatch(/012345|27821234567|hush/);
  });
});
