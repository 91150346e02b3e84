import { capabilityAdditions, endpoint, signedIn } from '@portal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readAddition } from './additions';
import { createApi, loadCalls } from './create-api';
import { createQueryClient } from './query-client';
import { json } from './testing/fake-service';
import { memoryBrowser } from './testing/memory-session';

const banks = endpoint('GET /banks', {
  summary: 'Lists',
  callers: signedIn,
  reply: v.array(v.string()),
  isAddition: true,
});
const ours = () => ['Bank of ours'];

/** A backend that answers these paths below `/api/v1`, and any other as a web server does that knows nothing of it. */
function backendWith(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(new Request(input, init).url).pathname.replace('/api/v1', '');
    asked.push(path);
    return answers[path]?.() ?? new Response('<h1>Not Found</h1>', { status: 404 });
  };
  const client = createQueryClient(createApi({ host: 'https://api.test', session: memoryBrowser(null).tab(), fetch }));
  return { asked, read: () => client.fetchQuery({ ...readAddition(banks, {}, ours), staleTime: 0 }) };
}
const data = (value: unknown) => () => json(200, { success: true, data: value });
const notFound = () => json(404, { success: false, status: 404, message: 'Not found', code: 'NOT_FOUND' });
const calls = (...routes: string[]) => data({ calls: routes });

beforeAll(async () => {
  await loadCalls();
});

describe('an addition that is read', () => {
  it('is read as any other call where the backend has it, and nothing else is asked', async () => {
    const { read, asked } = backendWith({ '/banks': data(['Theirs']) });
    expect(await read()).toEqual(['Theirs']);
    expect(asked).toEqual(['/banks']);
  });

  it('gives what stands in its place where the backend has the calls of the specification alone', async () => {
    const { read, asked } = backendWith({});
    expect(await read()).toEqual(ours());
    expect(await read()).toEqual(ours());
    expect(asked, 'which additions there are is asked once').toEqual(['/banks', '/capabilities', '/banks']);
  });

  it('gives what stands in its place where the backend has other additions', async () => {
    const { read } = backendWith({ '/capabilities': calls('GET /home', capabilityAdditions.capabilities.route) });
    expect(await read()).toEqual(ours());
  });

  it('is not found where the backend has it and finds nothing, and where nobody knows', async () => {
    const has = backendWith({ '/banks': notFound, '/capabilities': calls(banks.route) });
    await expect(has.read()).rejects.toMatchObject({ status: 404 });
    const refuses = () => json(403, { success: false, status: 403, message: 'No', code: 'FORBIDDEN' });
    const silent = backendWith({ '/banks': notFound, '/capabilities': refuses });
    await expect(silent.read()).rejects.toMatchObject({ status: 404 });
  });
});
