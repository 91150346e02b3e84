import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aPartner } from '../testing/a-partner';
import { firing } from '../testing/alert-rules';
import { metricsOf } from '../testing/metrics-of';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';

afterAll(cleanUp);

/** Nobody listens there. */
const away = 'http://127.0.0.1:9';
const message = JSON.stringify({ channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Seven messages that are due, one that was not taken for two days and waits for its next try, and money that nobody has looked at. */
async function leaveWork(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const enqueue = 'INSERT INTO outbox (id, message, created_at, next_attempt_at, attempts) VALUES ($1, $2, $3, $4, $5)';
  for (let times = 0; times < 7; times += 1)
    await client.query(enqueue, [randomUUID(), message, daysAgo(0), daysAgo(0), 0]);
  await client.query(enqueue, [randomUUID(), message, daysAgo(2), daysAgo(-1), 5]);
  await client.query(
    `INSERT INTO unallocated_payments (id, payat_tran_id, status, amount_cents, reason, record, received_at)
     VALUES ($1, 'T1', 'SUCCESSFUL', 100, 'UNKNOWN_POLICY', '{}', $2)`,
    [randomUUID(), daysAgo(25)],
  );
  await client.end();
}

describe.runIf(postgresServer())('a service whose partners fail', () => {
  it('calls somebody about each of them, about what waits and about the job that fails', async () => {
    const databaseUrl = await newPostgres();
    const gateway = await aPartner(422);
    const service = await startService({
      DATA_DIR: newFolder(),
      DATABASE_URL: databaseUrl,
      METRICS_PORT: '0',
      SMS_GATEWAY_URL: gateway.url,
      PAYAT_URL: away,
      IDENTITY_PROVIDER_AUTHORITY: away,
      IDENTITY_PROVIDER_CLIENT_ID: 'portal',
      IDENTITY_PROVIDER_AUDIENCE: 'api',
      IDENTITY_PROVIDER_LOGOUT_URL: `${away}/logout`,
    });
    await leaveWork(databaseUrl);
    for (let times = 0; times < 10; times += 1) await fetch(`${service.base}/__test/upkeep`, { method: 'POST' });
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'RS256', kid: 'k' })}.${part({ iss: away })}.c2ln`;
    for (let times = 0; times < 3; times += 1) {
      const answer = await fetch(`${service.base}/api/v1/auth/whoami`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(503);
    }
    const { samples } = await metricsOf(service.metricsPort);
    expect(firing({ before: [], after: samples, apart: 300 })).toEqual(
      expect.arrayContaining([
        'PortalRequestsFailing',
        'PortalPartnerFailing: sms-gateway',
        'PortalPartnerFailing: payment-provider',
        'PortalPartnerFailing: identity-provider',
        'PortalMessagesStuck',
        'PortalMessagesGivenUp',
        'PortalJobLate: reconcile payments',
        'PortalMoneyUnallocated',
      ]),
    );
    gateway.stop();
    service.signal('SIGTERM');
    expect((await service.ended).code).toBe(0);
    const reached = await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`).then(Boolean, () => false);
    const up = [{ name: 'up', labels: { job: 'portal' }, value: Number(reached) }];
    expect(firing({ before: [], after: up, apart: 300 })).toEqual(['PortalDown']);
  }, 120_000);
});
