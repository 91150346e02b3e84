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

/**
 * Waits for the first PIN in the outbox of a DATA_DIR, to a number or to anybody, whatever else was sent; its line is there when it has
 * ended.
 */
export async function firstMessage(folder: string, number?: string): Promise<OutboxLine> {
  const path = join(folder, 'outbox.jsonl');
  const lines = () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []);
  const pins = () =>
    lines()
      .map((line) => JSON.parse(line) as OutboxLine)
      .filter(({ purpose, to }) => purpose === 'LOGIN' && (number === undefined || to === number));
  await vi.waitUntil(() => pins().length > 0, 10_000);
  return pins()[0] as OutboxLine;
}

export const logIn = (base: string, policyNumber: string, { text }: OutboxLine) =>
  fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ otp: /\d{6}/.exec(text)?.[0], policyNumber }),
  });

/** Signs in the main member of a policy, at the first time. Gives the header that says who calls. */
export async function signInFirst(
  base: string,
  folder: string,
  { Policy_Number, MainMember: { Cell_Number } }: { Policy_Number: string; MainMember: { Cell_Number?: string } },
): Promise<{ authorization: string }> {
  await triggerPin(base, Policy_Number);
  const answer = await logIn(base, Policy_Number, await firstMessage(folder, Cell_Number));
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { authorization: `Bearer ${data.accessToken}` };
}
