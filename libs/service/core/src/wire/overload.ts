import { headerNames } from '@portal/contract';
import { type RandomSource } from '@portal/service-store';
import { refused } from './answer';
import { answerHeaders } from './headers';
import { lastResort } from './last-resort';
import { Refusal } from './refusal';
import { requestId } from './request-id';

/** Refuses a request that would wait longer than its caller does. */
export const overloaded = () =>
  new Refusal('PROVIDER_UNAVAILABLE', 'Too many people use this service now. Please try again in a few seconds.');

interface Told {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The same for a server that refuses before it makes a `Request` of what came: made once, but for what depends on who asks. */
export function overloadAnswer(
  origins: readonly string[],
  random: RandomSource,
): (asked: Readonly<Record<string, string | string[] | undefined>>) => Told {
  const { status, body, headers } = refused(lastResort(overloaded()).refusal);
  const { common } = answerHeaders(origins);
  return (asked) => ({
    status,
    headers: {
      ...common(oneOf(asked['origin'])),
      'content-type': 'application/json',
      [headerNames.requestId]: requestId(oneOf(asked[headerNames.requestId]), random.uuid),
      ...headers,
    },
    body: String(body),
  });
}

const oneOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);
