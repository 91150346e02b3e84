import { type Backend } from './backend';
import { describe } from './exchange';

/** Whether there is a backend at all: null, or one sentence that says what to do. */
export async function whyUnreachable(backend: Backend, url: string): Promise<string | null> {
  const exchange = await backend.call('whoAmI', { token: null });
  const { status, headers, json } = exchange;
  if (status === 0) return capital(`${exchange.text}.`);
  if (status >= 300 && status < 400) {
    return `${url} sends every call on to ${headers.get('location') ?? 'another address'}: give that address instead.`;
  }
  if (json === undefined) {
    return `${url} answers ${exchange.sent} with ${describe(exchange).slice(0, 80)}: give the address of the API, the part before /api/v1, not the one of a site.`;
  }
  if (status === 404) {
    return `${url} has no ${exchange.sent.split(' ').slice(0, 2).join(' ')}: give the address of a backend with the calls of docs/specification.md#s7, the part before /api/v1.`;
  }
  return null;
}

const capital = (sentence: string) =>
  sentence.startsWith('http') ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
