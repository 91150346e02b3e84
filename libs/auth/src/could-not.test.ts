import { describe, expect, it } from 'vitest';
import { couldNotLogin, couldNotSend } from './could-not';
import { createAuth } from './create-auth';
import { faultyNetwork } from './testing/faulty-network';
import { fakeBrowser } from './testing/fake-storage';

const overThe = (fetch: typeof globalThis.fetch) =>
  createAuth({ host: 'https://api.test', fetch, ...fakeBrowser().openTab() });

describe.each(Object.entries(faultyNetwork))('when %s comes back', (_name, fetch) => {
  it('a person reads that the PIN could not be sent', async () => {
    const answer = await overThe(fetch).triggerOtp('7000010012');
    expect(!answer.success && couldNotSend(answer)).toBe('Could not send OTP, please try again later');
  });

  it('a person reads that they could not be signed in', async () => {
    const answer = await overThe(fetch).login({ policyNumber: '7000010012', otp: '123456' });
    expect(!answer.success && couldNotLogin(answer)).toBe('Could not login, please try again later');
  });
});

it("a refusal keeps the service's own sentence", async () => {
  const refusal = { success: false, status: 400, code: 'INVALID_OTP', message: 'The PIN is incorrect.' };
  const auth = overThe(async () => Response.json(refusal, { status: 400 }));
  const answer = await auth.login({ policyNumber: '7000010012', otp: '123456' });
  expect(!answer.success && couldNotLogin(answer)).toBe('The PIN is incorrect.');
});
