import { trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { accept, refuse } from '../http/refuse';
import { type Answerer } from '../http/server';
import { firing } from '../testing/alert-rules';
import { samplesOf } from '../testing/metrics-of';
import { startMeter } from './metrics/start-meter';
import { observedRequests } from './observed-requests';

/** Asks a service so many times, each answered after so many seconds, and gives what was measured. */
async function asked(answer: Answerer, { times, seconds = 0 }: { times: number; seconds?: number }) {
  const { meter, scrape } = startMeter();
  let now = 0;
  const slow: Answerer = (...request) => {
    now += seconds * 1000;
    return answer(...request);
  };
  const observed = observedRequests({ tracer: trace.getTracer('off'), meter }, slow, () => now);
  for (let nth = 0; nth < times; nth += 1) {
    const request = new Request('http://service/api/v1/policy/7000010012', { method: nth % 2 ? 'PROPFIND' : 'GET' });
    await Promise.resolve(observed(request, { target: '/', address: '' })).catch(() => null);
  }
  const after = samplesOf(await scrape());
  return { after, alerts: firing({ before: [], after, apart: 300 }) };
}

const route = '/api/v1/policy/{policyNumber}';
const good: Answerer = (_request, { onRoute }) => (onRoute?.(route), accept('x'));

it('requests are known by their route and a method that exists, never by their address', async () => {
  const { after, alerts } = await asked(good, { times: 4 });
  const counts = after.filter(({ name }) => name.endsWith('_count')).map(({ labels, value }) => ({ ...labels, value }));
  expect(counts).toEqual([
    { route, method: 'GET', status_class: '2xx', value: 2 },
    { route, method: '(other)', status_class: '2xx', value: 2 },
  ]);
  expect(alerts).toEqual([]);
});

it('requests that are answered, refused or thrown at are no longer under way', async () => {
  for (const answer of [good, () => refuse(404, 'NOT_FOUND', 'x'), () => Promise.reject(new Error('ours'))]) {
    const { after } = await asked(answer, { times: 3 });
    expect(after.find(({ name }) => name === 'portal_http_requests_under_way')?.value).toBe(0);
  }
});

it('one failure in twenty calls nobody, more do', async () => {
  let nth = 0;
  const failing =
    (every: number): Answerer =>
    (_request, { onRoute }) => {
      onRoute?.(route);
      return ++nth % every ? accept('x') : refuse(503, 'PROVIDER_UNAVAILABLE', 'x');
    };
  expect((await asked(failing(20), { times: 100 })).alerts).toEqual([]);
  expect((await asked(failing(10), { times: 100 })).alerts).toEqual(['PortalRequestsFailing']);
});

it('calls that take long call somebody', async () => {
  expect((await asked(good, { times: 20, seconds: 2 })).alerts).toEqual([]);
  expect((await asked(good, { times: 20, seconds: 3 })).alerts).toEqual(['PortalRequestsSlow']);
});

it('the log is told the trace that the caller named, also where no traces are collected', async () => {
  const told: unknown[] = [];
  const observed = observedRequests(
    { tracer: trace.getTracer('off'), meter: startMeter().meter },
    (_request, origin) => {
      told.push(origin.traceId);
      return accept('x');
    },
  );
  const named = '4bf92f3577b34da6a3ce929d0e0e4736';
  for (const traceparent of [
    `00-${named}-00f067aa0ba902b7-00`,
    '7000010012',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-00`,
  ]) {
    await observed(new Request('http://service/', { headers: { traceparent } }), { target: '/', address: '' });
  }
  expect(told).toEqual([named, null, null]);
});
