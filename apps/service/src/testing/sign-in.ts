import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface OutboxLine {
  at: string;
  channel: string;
  to: string;
  text: string;
  purpose: string;
}

export const triggerPin = (base: string, policyNumber: string) =>
  fetch(`${base}/api/v1/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`, { method: 'POST' });

/** Waits for the first message in the outbox of a DATA_DIR, which is there when its line has ended. */
export async function firstMessage(folder: string): Promise<OutboxLine> {
  const path = join(folder, 'outbox.jsonl');
  const outbox = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  await vi.waitUntil(() => outbox().includes('\n'), 10_000);
  const [line = ''] = outbox().split('\n');
  return JSON.parse(line) as OutboxLine;
}

export const logIn = (base: string, policyNumber: string, { text }: OutboxLine) =>
  fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ otp: /\d{6}/.exec(text)?.[0], policyNumber }),
  });
