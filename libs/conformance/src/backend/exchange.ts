import { type EndpointName } from '@portal/contract';

/** Whose token goes with a request, as a report says it. */
export type Sender = 'with the session' | 'without a token' | `with ${string}`;

/** One request and what came back. */
export interface Exchange {
  /** The call of the contract; null for a request that is none. */
  name: EndpointName | null;
  /** The request in one line, for a report: no token and no personal data is in it. */
  sent: string;
  requestId: string;
  /** 0: nothing came back, and `text` says why. */
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON; undefined where it is none. */
  json: unknown;
}

const mostCharacters = 160;

const isHtml = ({ headers, text }: Exchange) =>
  (headers.get('content-type') ?? '').startsWith('text/html') || /^\s*<(!doctype|html)/i.test(text);

/** What came back in a few words. A success is not quoted: it holds personal data. */
export function describe(exchange: Exchange): string {
  const { status, headers, text, json } = exchange;
  if (status === 0) return `no answer: ${text}`;
  if (isHtml(exchange)) return `${status} with a page of HTML`;
  if (json !== undefined && status < 400) return `${status} with JSON`;
  const type = headers.get('content-type') ?? 'no content type';
  return text === '' ? `${status} with nothing in it` : `${status} ${type}: ${text.slice(0, mostCharacters)}`;
}

/** What stands at a place in JSON that nobody has checked yet; undefined where there is no such place. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), value);
}

/** The text at such a place; null where there is none. */
export function textAt(value: unknown, ...keys: readonly (string | number)[]): string | null {
  const found = at(value, ...keys);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** An id that can stand in a path; null where there is none, or one that would lead elsewhere. */
export function idAt(value: unknown, ...keys: readonly (string | number)[]): string | null {
  const found = textAt(value, ...keys);
  return found !== null && /^[\w-][\w.-]{0,127}$/.test(found) ? found : null;
}

/** The list at such a place; empty where there is none. */
export function listAt(value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  value !== null && typeof value === 'object';
