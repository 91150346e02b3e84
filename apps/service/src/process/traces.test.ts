import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollector, type SentSpan } from '../testing/a-collector';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newDataFolder, newFolder, startService } from '../testing/service-process';
import { firstMessage, logIn, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const databases = postgresServer() ? (['PostgreSQL', 'PGlite'] as const) : (['PGlite'] as const);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerId = '00f067aa0ba902b7';

describe.each(databases)('traces of a service on %s', (kind) => {
  let spans: SentSpan[] = [];
  let sent = '';
  let log: Record<string, unknown>[] = [];
  const secrets: string[] = [aSeedPolicy.Policy_Number, aSeedPolicy.MainMember.Surname, 'page-of-thandi'];

  beforeAll(async () => {
    const collector = await aCollector();
    const DATA_DIR = newFolder();
    const service = await startService({
      DATA_DIR,
      SEED_FILE: seedFileIn(DATA_DIR),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      ...(kind === 'PostgreSQL' && { DATABASE_URL: await newPostgres() }),
    });
    await triggerPin(service.base, aSeedPolicy.Policy_Number);
    const message = await firstMessage(DATA_DIR);
    const signedIn = await logIn(service.base, aSeedPolicy.Policy_Number, message);
    const { data } = (await signedIn.json()) as { data: { accessToken: string; refreshToken: string } };
    secrets.push(message.to, /\d{6}/.exec(message.text)?.[0] ?? message.text, data.accessToken, data.refreshToken);
    const headers = { authorization: `Bearer ${data.accessToken}`, traceparent: `00-${traceId}-${callerId}-00` };
    await fetch(`${service.base}/api/v1/policy/${aSeedPolicy.Policy_Number}`, { headers });
    await fetch(`${service.base}/child/details/page-of-thandi`);
    service.signal('SIGTERM');
    const { out } = await service.ended;
    log = out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    spans = collector.spans();
    sent = collector.text();
    collector.stop();
  }, 90_000);
  const named = (name: string, among = spans) => among.filter((span) => span.name === name);
  const attributesOf = (span: SentSpan | undefined) =>
    Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
  const policyRoute = '/api/v1/policy/{policyNumber}';

  it('has a span for each request, by its route and not by its address, in the trace that the caller named', () => {
    const [request] = named(`GET ${policyRoute}`);
    expect(request).toMatchObject({ traceId, parentSpanId: callerId });
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': policyRoute,
      'http.response.status_code': 200,
    });
    expect(named('GET /{page}').length + named('GET (no route)').length).toBe(1);
  });

  it('has the use case below the request, and below that its statements', () => {
    const ofTrace = spans.filter((span) => span.traceId === traceId);
    const [request] = named(`GET ${policyRoute}`, ofTrace);
    const [useCase] = named('use case policy', ofTrace);
    expect(useCase?.parentSpanId).toBe(request?.spanId);
    const statements = ofTrace.filter((span) => 'db.system.name' in attributesOf(span));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.some(({ parentSpanId }) => parentSpanId === useCase?.spanId)).toBe(true);
    const names = statements.map(({ name }) => name);
    expect(names).toContain(kind === 'PostgreSQL' ? 'find_answer' : 'SELECT sessions');
  });

  it('has the statements of a transaction below it', () => {
    const [transaction] = named('transaction');
    expect(spans.some(({ parentSpanId }) => parentSpanId === transaction?.spanId)).toBe(true);
  });

  it('has a trace for each job, and the call to the gateway in the trace that sent the message', () => {
    const [job] = named('job send messages');
    expect(job?.parentSpanId ?? '').toBe('');
    const [call] = named('POST sms-gateway');
    expect(attributesOf(call)).toMatchObject({ 'peer.service': 'sms-gateway', 'error.type': 'unreachable' });
    expect(spans.some(({ spanId }) => spanId === call?.parentSpanId)).toBe(true);
  });

  it('says nothing about anybody', () => {
    expect(spans.length).toBeGreaterThan(20);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4);
      expect(sent).not.toContain(secret);
    }
  });

  it('is named by the line of the log', () => {
    const lines = log.filter(({ event }) => event === 'request');
    expect(lines.find(({ path }) => path === policyRoute)).toMatchObject({ traceId });
    const known = new Set(spans.map((span) => span.traceId));
    expect(lines.map((line) => known.has(String(line['traceId'])))).toEqual(lines.map(() => true));
  });
});

it('a collector that is away holds up neither requests nor the end', async () => {
  const service = await startService({
    DATA_DIR: newDataFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  for (let times = 0; times < 20; times += 1) expect((await fetch(`${service.base}/readyz`)).status).toBe(200);
  const before = performance.now();
  service.signal('SIGTERM');
  expect((await service.ended).code).toBe(0);
  expect(performance.now() - before).toBeLessThan(9_000);
});
