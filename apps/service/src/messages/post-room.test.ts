import { type Message } from '@portal/service-store';
import { expect, it } from 'vitest';
import { postRoom } from './post-room';

const sms: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'LOGIN' };

it('records a message before it leaves', async () => {
  const steps: string[] = [];
  const room = postRoom({
    record: async () => void steps.push('recorded'),
    channels: { SMS: async () => void steps.push('sent') },
  });
  await room.send(sms);
  expect(steps).toEqual(['recorded', 'sent']);
});

it('refuses a message that has no way out', async () => {
  const room = postRoom({ channels: {} });
  await expect(room.send({ ...sms, channel: 'EMAIL' })).rejects.toThrow('EMAIL');
});

it('is settled once everything has left or failed', async () => {
  let letGo: (error: Error) => void = () => {};
  const room = postRoom({ channels: { SMS: () => new Promise((_, reject) => (letGo = reject)) } });
  const sending = room.send(sms).catch(() => 'failed');
  let isSettled = false;
  const settled = room.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  letGo(new Error('no'));
  expect(await sending).toBe('failed');
  await settled;
  expect(isSettled).toBe(true);
});
