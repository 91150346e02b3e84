import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricName, metricTable } from '../telemetry/metrics/metric-table';
import { firing } from '../testing/alert-rules';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { metricsOf } from '../testing/metrics-of';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';
import { firstMessage, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const names = Object.keys(metricTable) as MetricName[];
const asPage = { headers: { accept: 'text/html' } };

describe.runIf(postgresServer())('a service whose metrics are read', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let metrics: Awaited<ReturnType<typeof metricsOf>>;
  beforeAll(async () => {
    const DATA_DIR = newFolder();
    service = await startService({
      DATA_DIR,
      SEED_FILE: seedFileIn(DATA_DIR),
      DATABASE_URL: await newPostgres(),
      METRICS_PORT: '0',
    });
    await triggerPin(service.base, aSeedPolicy.Policy_Number);
    await firstMessage(DATA_DIR);
    await fetch(`${service.base}/__test/upkeep`, { method: 'POST' });
    const report = { page: '/', lcp: 1, cls: 0, errors: [{ name: 'TypeError', file: '' }] };
    await fetch(`${service.base}/browser-report`, { method: 'POST', body: JSON.stringify(report) });
    metrics = await metricsOf(service.metricsPort);
  }, 90_000);

  it('gives every metric of the table, with its help, its kind and its labels, and no other', () => {
    const told = [...metrics.text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\w+)$/gm)];
    expect(told.map(([, name, help, kind]) => ({ name, help, kind })).sort(byName)).toEqual(
      names.map((name) => ({ name, help: metricTable[name].help, kind: metricTable[name].kind })).sort(byName),
    );
    for (const { name, labels } of metrics.samples) {
      const metric = metricTable[name.replace(/_(bucket|sum|count)$/, '') as MetricName];
      expect(Object.keys(labels).filter((label) => label !== 'le')).toEqual(metric.labels);
    }
  });

  it('counts requests by route, method and class of status', () => {
    const labels = { route: '/api/v1/auth/trigger-login-otp/{policyNumber}', method: 'POST', status_class: '2xx' };
    expect(metrics.value('portal_http_request_duration_seconds_count', labels)).toBe(1);
    expect(metrics.text).not.toContain(aSeedPolicy.Policy_Number);
  });

  it('knows the pool, the jobs and the clock of the database', () => {
    expect(metrics.value('portal_database_up')).toBe(1);
    const limits = ['health', 'reads', 'writes', 'jobs'].map((work) =>
      metrics.value('portal_database_pool_limit', { work }),
    );
    expect(limits).toEqual([1, 3, 4, 2]);
    expect(metrics.value('portal_database_pool_connections', { work: 'jobs', state: 'idle' })).toBeGreaterThan(0);
    expect(metrics.value('portal_requests_shed_total', { work: 'writes' })).toBe(0);
    expect(metrics.value('portal_job_failures_in_a_row', { job_name: 'reconcile payments' })).toBeGreaterThan(0);
    expect(metrics.value('portal_job_last_success_age_seconds', { job_name: 'send reminders' })).toBeLessThan(60);
    expect(metrics.value('portal_database_clock_difference_seconds')).toBeLessThan(5);
  });

  it.each(['/metrics', '/metrics/', '/api', '/api/', '/api/v2/policies', '/api/v1/nothing', '/API/metrics'])(
    'answers %s on the public port with 404 and no page',
    async (path) => {
      const answer = await fetch(service.base + path, asPage);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(await answer.json()).toMatchObject({ success: false, status: 404 });
    },
  );

  it('answers nothing but the metrics on their port', async () => {
    const base = `http://127.0.0.1:${service.metricsPort}`;
    const answers = [await fetch(`${base}/`), await fetch(`${base}/api/v1/auth/whoami`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

describe.runIf(postgresServer())('while the database is away', () => {
  it('the metrics say so in time and call somebody, with all that the process knows itself', async () => {
    const databaseUrl = await newPostgres();
    const service = await startService({ DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, METRICS_PORT: '0' });
    const admin = new Client({ connectionString: databaseUrl.replace(/\/[^/]+$/, '/postgres') });
    await admin.connect();
    const name = databaseUrl.split('/').pop() ?? '';
    await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await admin.end();
    const before = performance.now();
    const metrics = await metricsOf(service.metricsPort);
    expect(performance.now() - before).toBeLessThan(4_000);
    expect(metrics.value('portal_database_up')).toBe(0);
    expect(firing({ before: [], after: metrics.samples, apart: 300 })).toContain('PortalDatabaseAway');
    expect(metrics.value('portal_messages_waiting')).toBeUndefined();
    expect(metrics.value('portal_process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    service.signal('SIGTERM');
    expect((await service.ended).code).toBe(0);
  }, 90_000);
});

const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
  String(one.name).localeCompare(String(other.name));
