import { type Meter, type Tracer } from '@opentelemetry/api';
import { type Observe } from '@portal/service-store';

/** How the service can be watched. What nobody asked for is there and does nothing. */
export interface Telemetry {
  tracer: Tracer;
  meter: Meter;
  /** Makes spans of pieces of work; absent where nobody collects traces. */
  observe: Observe | undefined;
  /** All metrics as they are now, in the text format of Prometheus; null where nobody asks for them. */
  scrape: (() => Promise<string>) | null;
  /** Sends the traces that are left. */
  stop(): Promise<void>;
}
