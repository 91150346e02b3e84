import * as v from 'valibot';
import { perMinute } from './per-minute';
import { accept, refuse, wrongMethod } from './refuse';

interface Limits {
  /** Bytes. */
  largest: number;
  perMinute: number;
}

/** Takes reports of browsers that anyone can send: small, only so many a minute, and nothing but what the schema leaves of them. */
export function takeReport<Schema extends v.GenericSchema>(
  schema: Schema,
  limits: Limits,
  now: () => Date,
  take: (report: v.InferOutput<Schema>) => void,
): (request: Request) => Promise<Response> {
  const mayPass = perMinute(limits.perMinute, now);
  return async (request) => {
    if (request.method !== 'POST') return wrongMethod('POST');
    if (Number(request.headers.get('content-length') ?? Infinity) > limits.largest) {
      return refuse(413, 'PAYLOAD_TOO_LARGE', 'The report is too large');
    }
    if (!mayPass()) return refuse(429, 'TOO_MANY_REQUESTS', 'Too many reports', { 'retry-after': '60' });
    const report = v.safeParse(schema, await request.json().catch(() => null));
    if (!report.success) return refuse(400, 'BAD_REQUEST', 'This is no report');
    take(report.output);
    return accept(null);
  };
}
