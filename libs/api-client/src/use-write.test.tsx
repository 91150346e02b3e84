// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi, loadCalls } from './create-api';
import { createQueryClient } from './query-client';
import { json } from './testing/fake-service';
import { memoryBrowser } from './testing/memory-session';
import { rows } from './testing/rows';
import { useWrite } from './use-write';
import { writeMutation } from './write-mutation';

beforeAll(loadCalls);
afterEach(cleanup);

/** A write on a screen, the keys that arrived, and the answers that are still owed. */
function onScreen() {
  const keys: (string | null)[] = [];
  const owed: ((response: Response) => void)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    keys.push(new Request(input, init).headers.get('idempotency-key'));
    return new Promise((resolve) => owed.push(resolve));
  };
  const client = createQueryClient(createApi({ host: 'https://api.test', session: memoryBrowser(null).tab(), fetch }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrite(writeMutation(rows.add, { id: '1' })), { wrapper });
  const answer = async (response: Response) => {
    await vi.waitFor(() => expect(owed).not.toHaveLength(0));
    await vi.waitFor(() => expect(result.current.state).toBe('busy'));
    await act(async () => owed.shift()?.(response));
    await vi.waitFor(() => expect(result.current.state).toBe('idle'));
  };
  return { write: () => result.current, keys, answer };
}

const done = () => json(200, { success: true, data: { done: 'yes' } });
const refused = (status: number, code: string) => json(status, { message: 'No', code });
const press = async (send: () => unknown) => act(async () => void send());

describe('a write on a screen', () => {
  it('is busy until it is answered, and then has its data', async () => {
    const { write, answer } = onScreen();
    await press(() => write().send({ name: 'x' }));
    await vi.waitFor(() => expect(write()).toMatchObject({ state: 'busy', data: null, failure: null }));
    await answer(done());
    expect(write()).toMatchObject({ data: { done: 'yes' }, failure: null });
  });

  it('pressed twice at once is sent once, and both presses get the answer', async () => {
    const { write, keys, answer } = onScreen();
    const answers: unknown[] = [];
    const { send } = write();
    await press(() => [send({ name: 'x' }), send({ name: 'x' })].map((sent) => sent.then((one) => answers.push(one))));
    await answer(done());
    expect(keys).toHaveLength(1);
    expect(answers).toEqual(Array(2).fill({ success: true, data: { done: 'yes' } }));
  });

  it('gives a refusal as a result and keeps it until the next one', async () => {
    const { write, answer } = onScreen();
    let answered: unknown;
    await press(() =>
      write()
        .send({ name: 'x' })
        .then((one) => (answered = one)),
    );
    await answer(refused(409, 'TAKEN'));
    expect(answered).toEqual({ success: false, status: 409, code: 'TAKEN', message: 'No' });
    expect(write()).toMatchObject({ data: null, failure: { status: 409, code: 'TAKEN', message: 'No' } });
    await press(() => write().reset());
    await vi.waitFor(() => expect(write().failure).toBeNull());
  });

  it.each([
    { after: refused(503, 'DOWN'), name: 'a lost answer', isSame: true },
    { after: refused(409, 'TAKEN'), name: 'a refusal', isSame: false },
  ])('sent again after $name carries the same key: $isSame', async ({ after, isSame }) => {
    const { write, keys, answer } = onScreen();
    await press(() => write().send({ name: 'x' }));
    await answer(after);
    await press(() => write().send({ name: 'x' }));
    await answer(done());
    expect(keys[0] === keys[1]).toBe(isSame);
  });

  it('carries the key of a form', async () => {
    const { write, keys, answer } = onScreen();
    await press(() => write().send({ name: 'x' }, { idempotencyKey: 'of-the-form' }));
    await answer(done());
    expect(keys).toEqual(['of-the-form']);
  });
});
