import { type Message } from '@portal/service-store';
import { expect, it } from 'vitest';
import { messenger } from './messenger';

const sms: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'LOGIN' };

it('records a message before it leaves', async () => {
  const steps: string[] = [];
  const send = messenger({
    record: async () => void steps.push('recorded'),
    channels: { SMS: async () => void steps.push('sent') },
  });
  await send(sms);
  expect(steps).toEqual(['recorded', 'sent']);
});

it('refuses a message that has no way out', async () => {
  await expect(messenger({ channels: {} })({ ...sms, channel: 'EMAIL' })).rejects.toThrow('EMAIL');
});
