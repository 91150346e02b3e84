import * as v from 'valibot';
import { type Log } from '../log';
import { takeReport } from './take-report';

export const cspReportPath = '/csp-report';

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

/** Takes reports about blocked content into the log. */
export const cspReports = (log: Log, now: () => Date) =>
  takeReport(ReportSchema, { largest: 16 * 1024, perMinute: 30 }, now, ({ 'csp-report': blocked }) =>
    log({ level: 'warn', event: 'content-blocked', ...blocked }),
  );

function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : uri.slice(0, 20);
}
