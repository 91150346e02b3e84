import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { histogramOf } from './metrics/instruments';
import { type Telemetry } from './telemetry';

/** Parties outside that the service calls. */
type Partner =
  | 'sms-gateway'
  | 'letters'
  | 'payment-provider'
  | 'bank'
  | 'payout-bank'
  | 'vouchers'
  | 'account-verification'
  | 'death-register'
  | 'identity-provider';

/** Gives the way to call one of them. */
export type PartnerFetch = (partner: Partner) => typeof fetch;

/**
 * Calls to parties outside, each counted, timed and made a span of by whom it went to and what became of it. Never by its address, which
 * may name somebody; and no trace header goes out: partners are told nothing about our requests.
 */
export function partnerFetch(
  { tracer, meter }: Pick<Telemetry, 'tracer' | 'meter'>,
  { fetch, now = () => performance.now() }: { fetch: typeof globalThis.fetch; now?: () => number },
): PartnerFetch {
  const durations = histogramOf(meter, 'portal_partner_call_duration_seconds');
  return (partner) => (input, init) => {
    const method = init?.method ?? 'GET';
    const options = { kind: SpanKind.CLIENT, attributes: { 'peer.service': partner, 'http.request.method': method } };
    return tracer.startActiveSpan(`${method} ${partner}`, options, async (span) => {
      const started = now();
      const finish = (outcome: string) => {
        durations.record((now() - started) / 1000, { partner, outcome });
        if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcome);
        span.end();
      };
      try {
        const answer = await fetch(input, init);
        span.setAttribute('http.response.status_code', answer.status);
        finish(outcomeOf(answer.status));
        return answer;
      } catch (error) {
        finish(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
        throw error;
      }
    });
  };
}

const outcomeOf = (status: number): string => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered');
