import { portalRoutes } from '@portal/contract';
import * as v from 'valibot';
import { takeReport } from '../http/take-report';
import { type Log } from '../log';
import { counterOf, histogramOf } from './metrics/instruments';
import { type Telemetry } from './telemetry';

/** What is not in the lists below is told under these names, so that nobody else's words come into log or metrics. */
const otherPage = '(other)';
const otherError = 'Error';
const pages = new Set<string>(Object.values(portalRoutes));
const errors = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'SecurityError',
  'QuotaExceededError',
]);
const shiftBuckets = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const known = (names: ReadonlySet<string>, other: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (names.has(text) ? text : other)),
  );
const measured = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

interface Options {
  meter: Telemetry['meter'];
  /** Whether a file is one of ours, by its path. */
  isOurs: (path: string) => boolean;
  log: Log;
  now: () => Date;
}

/** Takes what browsers say of a visit: how long things took, and which of our scripts made a mistake. Anyone can send it. */
export function browserReports({ meter, isOurs, log, now }: Options): (request: Request) => Promise<Response> {
  const vitals = histogramOf(meter, 'portal_browser_vital_seconds');
  const shifts = histogramOf(meter, 'portal_browser_layout_shift', shiftBuckets);
  const mistakes = counterOf(meter, 'portal_browser_errors_total');
  const file = v.pipe(
    v.string(),
    v.transform((text) => (isOurs(`/assets/${text}`) ? text : null)),
  );
  const ReportSchema = v.object({
    page: known(pages, otherPage),
    /** Seconds. */
    ttfb: measured(600),
    lcp: measured(600),
    inp: measured(600),
    cls: measured(100),
    errors: v.optional(v.pipe(v.array(v.object({ name: known(errors, otherError), file })), v.maxLength(5)), []),
  });

  return takeReport(ReportSchema, { largest: 4 * 1024, perMinute: 300 }, now, (report) => {
    const { page, cls, errors: thrown, ...times } = report;
    for (const [vital, seconds] of Object.entries(times)) {
      if (seconds !== undefined) vitals.record(seconds, { vital, page });
    }
    if (cls !== undefined) shifts.record(cls, { page });
    for (const { name, file: at } of thrown) {
      mistakes.add(1, { error: name });
      log({ level: 'warn', event: 'browser-error', page, error: name, file: at });
    }
  });
}
