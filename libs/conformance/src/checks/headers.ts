import { type EndpointName, headerNames } from '@portal/contract';
import { type Exchange } from '../backend/exchange';
import { type Check, type Finding, finding, notTried, tried } from './check';

/** Calls whose answer holds nothing about a person: a cache may keep it. */
const aboutNobody: readonly (EndpointName | null)[] = [
  'products',
  'supplementaryBenefits',
  'legacyProducts',
  'banks',
  'capabilities',
];

const mayKeep = ({ name, status }: Exchange) => status === 200 && aboutNobody.includes(name);

const notStored = (answer: Exchange): Finding[] => {
  const cache = answer.headers.get('cache-control') ?? '';
  if (mayKeep(answer) || /\bno-store\b/.test(cache)) return [];
  return [finding(answer, 'cache-control: no-store', cache === '' ? 'no cache-control' : `cache-control: ${cache}`)];
};

const sameId = (answer: Exchange): Finding[] => {
  const id = answer.headers.get(headerNames.requestId);
  if (id?.toLowerCase() === answer.requestId.toLowerCase()) return [];
  return [finding(answer, 'the id that the request carried', `${headerNames.requestId}: ${id ?? 'none'}`)];
};

const answered = ({ status }: Exchange) => status !== 0;

/** The headers that the portal sends from another origin, which a preflight asks for. */
const asked = ['authorization', 'content-type', ...Object.values(headerNames).filter((name) => name !== 'traceparent')];

/** Asked over all that came back so far: they come last in the list of all checks. */
export const headersOfAll: readonly Check[] = [
  {
    group: 'headers',
    level: 'read',
    says: 'No answer about a person is kept by browsers and caches',
    docs: 'docs/reliability.md#i1',
    run: async ({ backend }) => tried(backend.exchanges.filter(answered).flatMap(notStored)),
  },
  {
    group: 'headers',
    level: 'read',
    says: `Every answer carries the ${headerNames.requestId} of its request`,
    docs: 'docs/specification.md#s7',
    run: async ({ backend }) => tried(backend.exchanges.filter(answered).flatMap(sameId)),
  },
];

export const corsChecks: readonly Check[] = [
  {
    group: 'headers',
    level: 'read',
    says: 'A browser on the origin of the portal may make calls and read the answers',
    docs: 'docs/api/conformance.md#options',
    run: async ({ backend, origin, session }) => {
      if (origin === null) return notTried('no --origin was given: portal and backend then share one');
      const preflight = await backend.request({
        method: 'OPTIONS',
        path: '/auth/whoami',
        token: null,
        sender: 'with the question of a browser',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': asked.join(','),
        },
      });
      const read = await backend.call('whoAmI', { token: session.accessToken, headers: { origin } });
      return tried([...letsIn(preflight, origin), ...letsAsk(preflight), ...letsIn(read, origin)]);
    },
  },
];

function letsIn(answer: Exchange, origin: string): Finding[] {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === origin) return [];
  return [
    finding(answer, `access-control-allow-origin: ${origin}`, `access-control-allow-origin: ${allowed ?? 'none'}`),
  ];
}

function letsAsk(preflight: Exchange): Finding[] {
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = asked.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  );
  if (missing.length === 0) return [];
  return [finding(preflight, `access-control-allow-headers with ${missing.join(', ')}`, 'a list without them')];
}
