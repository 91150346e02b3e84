import * as v from 'valibot';
import { type Log } from '../log';
import { perMinute } from './per-minute';
import { accept, refuse, wrongMethod } from './refuse';

export const cspReportPath = '/csp-report';

const largestReport = 16 * 1024;
const reportsPerMinute = 30;
const cut = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 100)),
);

/** What is kept of a browser's report: which rule, and which origin or kind of thing was blocked. Never an address in full. */
const ReportSchema = v.object({
  'csp-report': v.object({
    'violated-directive': v.optional(cut, ''),
    'blocked-uri': v.optional(v.pipe(v.string(), v.transform(originOf)), ''),
    disposition: v.optional(cut, ''),
  }),
});

/** Takes reports about blocked content into the log, a few a minute: anyone can send them. */
export function cspReports(log: Log, now: () => Date) {
  const mayPass = perMinute(reportsPerMinute, now);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return wrongMethod('POST');
    if (Number(request.headers.get('content-length') ?? Infinity) > largestReport) {
      return refuse(413, 'PAYLOAD_TOO_LARGE', 'The report is too large');
    }
    if (!mayPass()) return refuse(429, 'TOO_MANY_REQUESTS', 'Too many reports', { 'retry-after': '60' });
    const report = v.safeParse(ReportSchema, await request.json().catch(() => null));
    if (!report.success) return refuse(400, 'BAD_REQUEST', 'This is no report');
    log({ level: 'warn', event: 'content-blocked', ...report.output['csp-report'] });
    return accept(null);
  };
}

function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : uri.slice(0, 20);
}
