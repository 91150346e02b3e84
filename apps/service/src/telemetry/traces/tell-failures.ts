import { type SpanExporter } from '@opentelemetry/sdk-trace';
import { perMinute } from '../../http/per-minute';
import { type Log } from '../../log';

/** `ExportResultCode.SUCCESS` of OpenTelemetry. */
const success = 0;

/** The same way to the collector; that it takes nothing stands in the log, at most once a minute. */
export function tellFailures(exporter: SpanExporter, { log, now }: { log: Log; now: () => Date }): SpanExporter {
  const mayTell = perMinute(1, now);
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== success && mayTell()) {
          log({ level: 'warn', event: 'traces-not-sent', spans: spans.length, error: result.error });
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
