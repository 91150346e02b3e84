import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, it } from 'vitest';
import { createApi } from './create-api';
import { createQueryClient } from './query-client';
import { readQuery } from './read-query';
import { json } from './testing/fake-service';
import { memoryBrowser } from './testing/memory-session';
import { rows } from './testing/rows';
import { everything, writeMutation } from './write-mutation';

const refused = () => json(409, { message: 'Somebody else did', code: 'STALE_VERSION' });
const done = () => json(200, { success: true, data: { id: '1', done: 'yes' } });

/** A client that has read two things, and what the service is asked after that. */
async function client(answer: () => Response) {
  const asked: string[] = [];
  let current = done;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('idempotency-key') ?? ''}`);
    return request.method === 'GET' ? done() : current();
  };
  const cache = createQueryClient(createApi({ host: 'https://api.test', session: memoryBrowser(null).tab(), fetch }));
  await Promise.all(['1', '2'].map((id) => cache.fetchQuery(readQuery(rows.thing, { id }))));
  asked.length = 0;
  current = answer;
  return { cache, asked };
}

const outdated = (cache: QueryClient) =>
  ['1', '2'].filter((id) => cache.getQueryState(readQuery(rows.thing, { id }).queryKey)?.isInvalidated);

it('is typed by the row of the table', async () => {
  const { cache } = await client(done);
  const add = new MutationObserver(cache, writeMutation(rows.add, { id: '1' }));
  const answer = await add.mutate([{ name: 'x' }]);
  expectTypeOf(answer).toEqualTypeOf<{ done: string }>();
  expect(answer).toEqual({ done: 'yes' });
  // @ts-expect-error a body is missing
  void (() => add.mutate([]));
  // @ts-expect-error no such call writes
  void (() => writeMutation(rows.thing, { id: '1' }));
  // @ts-expect-error a param is missing
  void (() => writeMutation(rows.add, {}));
});

it.each([null, ''])('with an identifier that is %j nothing is sent, and that is a failure', async (id) => {
  const { cache, asked } = await client(done);
  const add = new MutationObserver(cache, writeMutation(rows.add, { id }));
  await expect(add.mutate([{ name: 'x' }])).rejects.toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
  expect(asked).toEqual([]);
});

it.each([
  { declared: 'nothing', after: {}, answer: done, again: [] },
  { declared: 'one thing, when settled', after: { whenSettled: ['read', { id: '1' }] }, answer: done, again: ['1'] },
  { declared: 'everything, when settled', after: { whenSettled: everything }, answer: refused, again: ['1', '2'] },
  { declared: 'everything, when done', after: { whenDone: everything }, answer: done, again: ['1', '2'] },
  { declared: 'everything, when done', after: { whenDone: everything }, answer: refused, again: [] },
])('reads again what it declares: $declared, after $answer.name', async ({ after, answer, again }) => {
  const { cache } = await client(answer);
  const add = new MutationObserver(cache, writeMutation(rows.add, { id: '1' }, after));
  await add.mutate([{ name: 'x' }]).catch(() => undefined);
  expect(outdated(cache)).toEqual(again);
});

it('carries the key that it is given', async () => {
  const { cache, asked } = await client(done);
  await new MutationObserver(cache, writeMutation(rows.poke, {})).mutate([undefined, { idempotencyKey: 'k-1' }]);
  expect(asked).toEqual(['POST /api/v1/poke k-1']);
});
