import { type Message } from '@portal/service-store';
import { expect, it } from 'vitest';
import { pacedMessenger } from './paced-messenger';

const message: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' };

/** A gateway, and when each message began, in milliseconds. */
function aGateway(perSecond: number) {
  let time = 0;
  const began: number[] = [];
  const sleepers: { until: number; wake: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>((wake) => void sleepers.push({ until: time + ms, wake }));
  /** Lets time pass until nobody waits any more. */
  const settle = async (all: Promise<void>[]) => {
    for (const { until, wake } of sleepers.splice(0).toSorted((one, other) => one.until - other.until)) {
      time = until;
      wake();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
  };
  const send = pacedMessenger(async () => void began.push(time), { perSecond, now: () => time, pause });
  return { send: () => send(message, 'r'), settle, began, letPass: (ms: number) => void (time += ms) };
}

it('messages handed over together begin one after the other, at the rate of the gateway', async () => {
  const { send, settle, began } = aGateway(4);
  await settle(Array.from({ length: 5 }, send));
  expect(began).toEqual([0, 250, 500, 750, 1000]);
});

it('a message after a while waits for nothing, and time that passed is not saved up', async () => {
  const { send, settle, began, letPass } = aGateway(4);
  await send();
  letPass(10_000);
  await settle([send(), send()]);
  expect(began).toEqual([0, 10_000, 10_250]);
});

it('a message that is not taken takes its turn like any other', async () => {
  let sent = 0;
  const failing = pacedMessenger(() => ((sent += 1), Promise.reject(new Error('away'))), {
    perSecond: 10,
    now: () => 0,
    pause: async () => undefined,
  });
  await expect(failing(message, 'r')).rejects.toThrow('away');
  expect(sent).toBe(1);
});
