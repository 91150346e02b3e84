import { expect, test } from 'vitest';
import { sendingEnqueued } from './sending-enqueued';

const aTurn = () => new Promise((resolve) => setTimeout(resolve));

test('a bank that does not answer holds up no message', async () => {
  const bank = Promise.withResolvers<void>();
  let sent = 0;
  const send = sendingEnqueued({ toBanks: () => bank.promise, messages: async () => (sent += 1) });
  const asked = Promise.all([send(), send()]);
  await aTurn();
  expect(sent).toBe(2);
  bank.resolve();
  await asked;
});

test('what several changes enqueue at the same moment goes to the banks in one pass after the other', async () => {
  let atWork = 0;
  let passes = 0;
  const toBanks = async () => {
    expect((atWork += 1)).toBe(1);
    passes += 1;
    await aTurn();
    atWork -= 1;
  };
  const send = sendingEnqueued({ toBanks, messages: async () => undefined });
  await Promise.all([send(), send(), send()]);
  expect(passes).toBe(2);
});

test('when the banks cannot be told, messages are waited for before that is said', async () => {
  const gateway = Promise.withResolvers<void>();
  const ended: string[] = [];
  const send = sendingEnqueued({
    toBanks: () => Promise.reject(new Error('no database')),
    messages: () => gateway.promise.then(() => ended.push('messages')),
  });
  const asked = send().catch((error: unknown) => ended.push(String(error)));
  await aTurn();
  expect(ended).toEqual([]);
  gateway.resolve();
  await asked;
  expect(ended).toEqual(['messages', 'Error: no database']);
});
