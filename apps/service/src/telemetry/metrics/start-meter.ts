import { type Meter } from '@opentelemetry/api';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';

/** Reads the metrics when it is asked to. */
class OnDemandReader extends MetricReader {
  protected override onForceFlush = async () => undefined;
  protected override onShutdown = async () => undefined;
}

/** Starts to count. The text has the names as they are in `metric-table.ts`: no prefix, no labels of the library's own. */
export function startMeter(): { meter: Meter; scrape: () => Promise<string> } {
  const reader = new OnDemandReader();
  const provider = new MeterProvider({ readers: [reader] });
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  return {
    meter: provider.getMeter('self-service'),
    scrape: async () => serializer.serialize((await reader.collect()).resourceMetrics),
  };
}
