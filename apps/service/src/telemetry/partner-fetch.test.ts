import { trace } from '@opentelemetry/api';
import { accountVerifierOverHttp } from '@portal/service-payments';
import { expect, it } from 'vitest';
import { letterService } from '../messages/letter-service';
import { smsGateway } from '../messages/sms-gateway';
import { staffTokensOf } from '../providers/providers';
import { staffTokenLog } from '../providers/staff-token-log';
import { readSettings, type Settings } from '../settings';
import { firing } from '../testing/alert-rules';
import { aPartner } from '../testing/a-partner';
import { samplesOf } from '../testing/metrics-of';
import { startMeter } from './metrics/start-meter';
import { type PartnerFetch, partnerFetch } from './partner-fetch';

/** Nobody listens there. */
const away = 'http://127.0.0.1:9';
const message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' } as const;
const question = {
  reference: 'r-1',
  accountNumber: '10123456789',
  branchCode: '051001',
  accountType: 'CURRENT',
  holderName: 'T Nkosi',
  idNumber: null,
} as const;

const send = (url: string) => (fetchFrom: PartnerFetch) =>
  smsGateway({
    url,
    secret: 's',
    newReference: () => 'r',
    fetch: fetchFrom('sms-gateway'),
    timeoutMs: 200,
    pauseMs: 1,
  })(message);

function readStaffToken(fetchFrom: PartnerFetch) {
  const given = { IDENTITY_PROVIDER_AUTHORITY: away, IDENTITY_PROVIDER_CLIENT_ID: 'portal' };
  const { settings } = readSettings({
    ...given,
    IDENTITY_PROVIDER_AUDIENCE: 'api',
    IDENTITY_PROVIDER_LOGOUT_URL: `${away}/logout`,
  }) as { settings: Settings };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = [part({ alg: 'RS256', kid: 'k' }), part({ iss: away, sub: 's', client_id: 'portal' }), 'c2ln'].join(
    '.',
  );
  return staffTokensOf(
    settings,
    fetchFrom,
    staffTokenLog(() => undefined),
  ).read(token, new Date());
}

const cases = [
  { who: 'a gateway that refuses', partner: 'sms-gateway', outcome: 'refused', answers: 401, call: send },
  { who: 'a gateway that fails', partner: 'sms-gateway', outcome: 'failed', answers: 503, call: send },
  { who: 'a gateway that never answers', partner: 'sms-gateway', outcome: 'timeout', answers: 'never', call: send },
  {
    who: 'a letter service that is away',
    partner: 'letters',
    outcome: 'unreachable',
    answers: null,
    call: (url: string) => (fetchFrom: PartnerFetch) =>
      letterService({ url, secret: 's', newReference: () => 'r', fetch: fetchFrom('letters'), pauseMs: 1 })(message),
  },
  {
    who: 'account verification that is away',
    partner: 'account-verification',
    outcome: 'unreachable',
    answers: null,
    call: (url: string) => (fetchFrom: PartnerFetch) =>
      accountVerifierOverHttp({ url, secret: 's', fetch: fetchFrom('account-verification') }).verify(question),
  },
  {
    who: 'an identity provider that is away',
    partner: 'identity-provider',
    outcome: 'unreachable',
    answers: null,
    call: () => readStaffToken,
  },
] as const;

it.each(cases)('$who is counted as $outcome, and somebody is called', async ({ partner, outcome, answers, call }) => {
  const { meter, scrape } = startMeter();
  const fetchFrom = partnerFetch({ tracer: trace.getTracer('off'), meter }, { fetch });
  const there = answers === null ? null : await aPartner(answers);
  for (let times = 0; times < 3; times += 1) {
    await expect(call(there?.url ?? away)(fetchFrom)).rejects.toThrow();
  }
  there?.stop();
  const after = samplesOf(await scrape());
  const counts = after.filter(({ name }) => name === 'portal_partner_call_duration_seconds_count');
  expect(counts.map(({ labels }) => labels)).toEqual([{ partner, outcome }]);
  expect(firing({ before: [], after, apart: 600 })).toEqual([`PortalPartnerFailing: ${partner}`]);
});

it('calls that are answered call nobody', async () => {
  const { meter, scrape } = startMeter();
  const there = await aPartner(200);
  const fetchFrom = partnerFetch({ tracer: trace.getTracer('off'), meter }, { fetch });
  for (let times = 0; times < 3; times += 1) await send(there.url)(fetchFrom);
  there.stop();
  expect(firing({ before: [], after: samplesOf(await scrape()), apart: 600 })).toEqual([]);
});
