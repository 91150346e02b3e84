import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { type RunningSystem } from './running-system';

/** Makes a call of somebody: with a body it writes, else it reads. Throws what the service said where it refuses. */
export type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

interface Session {
  accessToken: string;
  userType: 'user' | 'admin';
}

const headersOf = ({ accessToken, userType }: Session) => ({
  'content-type': 'application/json',
  'x-request-id': randomUUID(),
  'x-service-name': 'self-service',
  'x-user-role': userType,
  authorization: `Bearer ${accessToken}`,
  'idempotency-key': randomUUID(),
});

/** Makes a call as the portal makes it for whoever is signed in on a page, from that page: with a body it writes, else it reads. */
export async function call<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('tk') ?? '{}'));
  return page.evaluate(
    async ([to, headers, sent]) => {
      const { host = '' } = await (await fetch('/config.json')).json();
      const answer = await fetch(`${host}/api/v1/${to}`, sent ? { method: 'POST', headers, body: sent } : { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${text}`);
      return JSON.parse(text).data;
    },
    [path, headersOf(session), body && JSON.stringify(body)] as const,
  );
}

/** The calls of whoever is signed in on a page. */
export const callsOf =
  (page: Page): Call =>
  (path, body) =>
    call(page, path, body);

/** The calls of somebody who works without a page, where what they see is not what a journey is about. */
export const callsWith =
  ({ backend }: RunningSystem, session: Session): Call =>
  async (path, body) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${backend}/api/v1/${path}`, { headers: headersOf(session), ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  };
