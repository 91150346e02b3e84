import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { type RunningSystem } from './running-system';

/** Makes a call of somebody: with a body it writes, else it reads. Throws what the service said where it refuses. */
export type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Makes a call as the portal makes it for whoever is signed in on a page: with a body it writes, else it reads. */
export const call = <Answer>(page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const { accessToken, userType } = JSON.parse(localStorage.getItem('tk') ?? '{}');
      const headers = {
        'content-type': 'application/json',
        'x-request-id': crypto.randomUUID(),
        'x-service-name': 'self-service',
        'x-user-role': userType,
        authorization: `Bearer ${accessToken}`,
        'idempotency-key': crypto.randomUUID(),
      };
      const { host = '' } = await (await fetch('/config.json')).json();
      const answer = await fetch(`${host}/api/v1/${to}`, sent ? { method: 'POST', headers, body: sent } : { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${text}`);
      return JSON.parse(text).data;
    },
    [path, body && JSON.stringify(body)] as const,
  );

/** The calls of whoever is signed in on a page. */
export const callsOf =
  (page: Page): Call =>
  (path, body) =>
    call(page, path, body);

interface Session {
  accessToken: string;
  userType: 'user' | 'admin';
}

/** The calls of somebody who works without a page, where what they see is not what a journey is about. */
export const callsWith =
  ({ backend }: RunningSystem, { accessToken, userType }: Session): Call =>
  async (path, body) => {
    const headers = {
      'content-type': 'application/json',
      'x-request-id': randomUUID(),
      'x-service-name': 'self-service',
      'x-user-role': userType,
      authorization: `Bearer ${accessToken}`,
      'idempotency-key': randomUUID(),
    };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${backend}/api/v1/${path}`, { headers, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  };
