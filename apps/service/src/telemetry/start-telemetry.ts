import { createNoopMeter, trace } from '@opentelemetry/api';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { type Telemetry } from './telemetry';

type TelemetrySettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_SERVICE_NAME' | 'METRICS_PORT'
>;

interface Options {
  version: string;
  /** Names this process among its equals. */
  instance: string;
  log: Log;
  now: () => Date;
}

/** Starts what the settings ask for. The libraries are loaded only then (decision 005). */
export async function startTelemetry(
  settings: TelemetrySettings,
  { version, instance, log, now }: Options,
): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_PORT } = settings;
  const traces =
    endpoint === undefined
      ? null
      : (await import('./traces/start-tracing')).startTracing({
          endpoint,
          ratio: settings.OTEL_TRACES_SAMPLER_ARG,
          resource: { name: settings.OTEL_SERVICE_NAME, version, instance },
          log,
          now,
        });
  const metrics = METRICS_PORT === undefined ? null : (await import('./metrics/start-meter')).startMeter();
  return {
    tracer: traces?.tracer ?? trace.getTracer('off'),
    meter: metrics?.meter ?? createNoopMeter(),
    observe: traces?.observe,
    scrape: metrics?.scrape ?? null,
    stop: async () => {
      await traces?.stop();
    },
  };
}
