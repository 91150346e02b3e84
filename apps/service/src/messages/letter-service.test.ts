import { describe, expect, it } from 'vitest';
import { letterService } from './letter-service';

const letter = {
  channel: 'POST',
  to: 'Grace Jacobs\n21 Beach Road\n6001',
  text: 'Dear Grace',
  purpose: 'COVER_ENDS',
} as const;

function aService(...replies: number[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = letterService({
    url: 'http://letters/',
    secret: 'hush',
    newReference: () => 'r1',
    pauseMs: 1,
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const status = replies.shift() ?? 201;
      if (status === 0) throw new TypeError('fetch failed');
      return new Response('{}', { status });
    },
  });
  return { requests, send };
}

describe('a letter', () => {
  it('goes to whoever posts it, line by line, with the secret and the reference of its row', async () => {
    const { requests, send } = aService(200);
    await send(letter, 'the row of the queue');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ url: 'http://letters/letters', init: { method: 'POST' } });
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer hush');
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      to: ['Grace Jacobs', '21 Beach Road', '6001'],
      text: 'Dear Grace',
      purpose: 'COVER_ENDS',
      reference: 'the row of the queue',
    });
  });

  it.each([
    { replies: [503, 201], requests: 2, error: null },
    { replies: [0, 0], requests: 2, error: { reason: null } },
    { replies: [401], requests: 1, error: { reason: null } },
    { replies: [422], requests: 1, error: { reason: 'REFUSED' } },
  ])('that meets $replies is handed over $requests times, and nothing of it is in the error', async (row) => {
    const { requests, send } = aService(...row.replies);
    const error: unknown = await send(letter).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(requests).toHaveLength(row.requests);
    expect(error).toEqual(row.error && expect.objectContaining({ name: 'MessageNotSent', ...row.error }));
    expect(String(error)).not.toMatch(/Grace|Beach|hush/);
  });
});
