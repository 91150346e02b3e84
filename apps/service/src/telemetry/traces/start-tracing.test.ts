import { context, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { type Entry } from '../../log';
import { aCollector } from '../../testing/a-collector';
import { aPartner } from '../../testing/a-partner';
import { callerContext } from './caller-context';
import { startTracing } from './start-tracing';

const resource = { name: 'self-service', version: 'test', instance: 'one' };

function tracing(endpoint: string, ratio: number) {
  const logged: Entry[] = [];
  const log = (entry: Entry) => void logged.push(entry);
  return { ...startTracing({ endpoint, ratio, resource, log, now: () => new Date(0) }), logged };
}

/** Traces whose callers ask for them to be kept, or not to be. */
const headers = (flag: string) =>
  Array.from({ length: 200 }, () => {
    const random = crypto.randomUUID().replaceAll('-', '');
    return `00-${random}-${random.slice(16)}-${flag}`;
  });

it.each(['00', '01'])(
  'how many traces are kept is ours to say, whatever the flag %s of the caller says',
  async (flag) => {
    const collector = await aCollector();
    const { tracer, stop } = tracing(collector.url, 0.5);
    for (const header of headers(flag)) tracer.startSpan('GET /', {}, callerContext(header)).end();
    await stop();
    collector.stop();
    expect(collector.spans().length).toBeGreaterThan(50);
    expect(collector.spans().length).toBeLessThan(150);
  },
);

it('work inside a request is part of its trace, a job begins its own, and work that is part of nothing has none', async () => {
  const collector = await aCollector();
  const { tracer, observe, stop } = tracing(collector.url, 1);
  const statement = { kind: 'statement', name: 'SELECT sessions' } as const;
  await observe(statement, async () => 1);
  const request = tracer.startSpan('GET /');
  await context.with(trace.setSpan(context.active(), request), async () => {
    await observe(statement, async () => 1);
    await observe({ kind: 'job', name: 'send messages' }, async () => 1);
  });
  request.end();
  await stop();
  collector.stop();
  const parents = Object.fromEntries(collector.spans().map(({ name, parentSpanId = '' }) => [name, parentSpanId]));
  expect(parents).toEqual({
    'SELECT sessions': request.spanContext().spanId,
    'job send messages': '',
    'GET /': '',
  });
});

it('of what fails the kind is told, never the text', async () => {
  const collector = await aCollector();
  const { observe, stop } = tracing(collector.url, 1);
  const failing = observe({ kind: 'job', name: 'send messages' }, () =>
    Promise.reject(new TypeError('for Thandi Nkosi')),
  );
  await expect(failing).rejects.toThrow('Nkosi');
  await stop();
  collector.stop();
  expect(collector.text()).toContain('TypeError');
  expect(collector.text()).not.toContain('Nkosi');
});

it('a collector that takes nothing is told in the log, once a minute', async () => {
  const collector = await aPartner(400);
  const { tracer, stop, logged } = tracing(collector.url, 1);
  for (let times = 0; times < 1_100; times += 1) tracer.startSpan('GET /').end();
  await stop();
  collector.stop();
  expect(logged).toMatchObject([{ level: 'warn', event: 'traces-not-sent' }]);
});
