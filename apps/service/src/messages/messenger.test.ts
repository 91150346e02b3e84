import { type Message } from '@portal/service-store';
import { expect, it } from 'vitest';
import { messenger } from './messenger';

const sms: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'LOGIN' };

it('records a message before it leaves', async () => {
  const steps: string[] = [];
  const send = messenger({
    record: async () => void steps.push('recorded'),
    channels: { SMS: async (_message, reference) => void steps.push(`sent as ${reference}`) },
  });
  await send(sms, 'r1');
  expect(steps).toEqual(['recorded', 'sent as r1']);
});

it('refuses a message that has no way out', async () => {
  await expect(messenger({ channels: {} })({ ...sms, channel: 'POST' })).rejects.toMatchObject({
    message: expect.stringContaining('POST'),
    reason: 'NO_GATEWAY',
  });
});
