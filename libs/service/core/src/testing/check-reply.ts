import { apiBase, type Endpoint, endpoints, errorCodes, FieldErrorSchema } from '@portal/contract';
import { openApiDocument } from '@portal/contract/openapi';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type LogEvent } from '../wire/log-event';
import { type Sent } from './world';

const rows = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints).map((row) => [`${row.method} ${apiBase}${row.path}`, row]),
);

const { paths } = openApiDocument({ title: 'Test', version: '1' });

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** What holds for every answer: its headers, its envelope, and its data as the row of the table describes it. */
export function checkReply(method: string, sent: Sent, event: LogEvent | undefined): void {
  expect(Object.fromEntries(sent.headers)).toMatchObject(headersOfAll);
  expect(sent.headers.get('vary')).toMatch(/^Origin(, Accept-Encoding)?$/);
  expect(sent.headers.get('cache-control')).toBe(mayBeKept(sent.status, event) ? 'private, no-cache' : 'no-store');
  expect(sent.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/i);
  if (sent.status === 204 || sent.status === 304) return;
  checkDocumented(method, sent, event);
  if (!sent.headers.get('content-type')?.startsWith('application/json')) return;
  if (sent.status >= 400) return checkFailure(sent);
  if (event?.event !== 'request') throw new Error('Nothing was logged');
  const row = rows.get(`${method} ${event.path}`);
  if (!row) return;
  expect(Object.keys(sent.body)).toEqual(['success', 'data']);
  const read = v.safeParse(row.reply, sent.body.data);
  expect(read.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
}

/** Nothing is, but what everybody who is let in gets alike (decision 010). */
const mayBeKept = (status: number, event: LogEvent | undefined) =>
  event?.event === 'request' &&
  [200, 304].includes(status) &&
  ['/api/v1/reference/banks', '/api/v1/legacy-products', '/api/v1/capabilities'].includes(event.path);

/** Exactly success, status, message and code; on a 422 the refused fields too. The code is a known one. */
function checkFailure({ status, body, text }: Sent): void {
  const fields =
    body.code === 'VALIDATION_ERROR'
      ? ['success', 'status', 'message', 'code', 'errors']
      : ['success', 'status', 'message', 'code'];
  expect(Object.keys(body).sort(), text).toEqual(fields.sort());
  const { code = '', message = '', errors = [] } = body;
  expect(body).toMatchObject({ success: false, status });
  expect(errorCodes[code as keyof typeof errorCodes]?.status, code).toBe(status);
  expect(message.length).toBeGreaterThan(0);
  expect(message.length).toBeLessThanOrEqual(200);
  for (const error of errors) expect(v.is(FieldErrorSchema, error)).toBe(true);
}

/** A call of the table answers with nothing that the API document does not name: no status, and no code of a refusal. */
function checkDocumented(method: string, { status, body }: Sent, event: LogEvent | undefined): void {
  if (event?.event !== 'request' || !rows.has(`${method} ${event.path}`)) return;
  const operation = paths[event.path.slice(apiBase.length)]?.[method.toLowerCase()];
  const call = `${method} ${event.path}`;
  const documented = operation?.responses[String(status)]?.content['application/json'];
  expect(documented, `${call} answers ${status}`).toBeDefined();
  if (status >= 400) expect(Object.keys(documented?.examples ?? {}), call).toContain(body.code);
}
