import { type Message } from '@portal/service-store';
import { expect, it } from 'vitest';
import { messengersOf } from './messengers';

const sms: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'COVER_ENDS' };
const letter: Message = { channel: 'POST', to: 'Grace Jacobs\n6001', text: 'Dear Grace', purpose: 'COVER_ENDS' };

function aHouse(LETTERS_URL?: string) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const { sendQueued } = messengersOf(
    {
      SMS_GATEWAY_URL: 'http://sms',
      SMS_GATEWAY_SECRET: 'hush',
      SMS_PER_SECOND: 1,
      LETTERS_URL,
      LETTERS_SECRET: 'quiet',
    },
    {
      fetchFrom: (partner) => async (url) => {
        calls.push(`${partner} ${String(url)}`);
        return new Response('{}', { status: 201 });
      },
      random: { uuid: () => 'r1' },
      pause: async (ms) => void pauses.push(ms),
    },
  );
  return { sendQueued, calls, pauses };
}

it('letters go to whoever posts them, and do not wait for the pace of text messages', async () => {
  const { sendQueued, calls, pauses } = aHouse('http://letters');
  await sendQueued(sms, 'r1');
  for (const reference of ['r2', 'r3', 'r4']) await sendQueued(letter, reference);
  expect(calls).toEqual(['sms-gateway http://sms/sms', ...Array<string>(3).fill('letters http://letters/letters')]);
  expect(pauses).toEqual([]);
});

it('without an address of whoever posts letters, none leaves', async () => {
  const { sendQueued, calls } = aHouse();
  await expect(sendQueued(letter, 'r1')).rejects.toMatchObject({ reason: 'NO_GATEWAY' });
  expect(calls).toEqual([]);
});
