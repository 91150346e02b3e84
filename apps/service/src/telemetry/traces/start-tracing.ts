import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Observe } from '@portal/service-store';
import { type Log } from '../../log';
import { observeWith } from './observe-with';
import { tellFailures } from './tell-failures';

interface Options {
  /** The collector's address; traces go to `/v1/traces` below it. */
  endpoint: string;
  /** The part of all traces that is kept, 0 to 1. */
  ratio: number;
  resource: { name: string; version: string; instance: string };
  log: Log;
  now: () => Date;
}

export interface Tracing {
  tracer: Tracer;
  observe: Observe;
  stop(): Promise<void>;
}

/**
 * Starts to make and send traces. The provider is registered nowhere: a library that finds the API of OpenTelemetry and writes down
 * the parameters of its queries reaches no collector of ours.
 */
export function startTracing({ endpoint, ratio, resource, ...told }: Options): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': resource.name,
      'service.version': resource.version,
      'service.instance.id': resource.instance,
    }),
    sampler: samplerOf(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(exporterTo(endpoint), told) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('self-service', resource.version);
  return {
    tracer,
    observe: observeWith(tracer),
    // What could not be sent was told already, and holds up no end.
    stop: async () => {
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}

const exporterTo = (endpoint: string) => new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });

/** Callers name the trace, so that it goes on; whether it is kept is ours to say, whatever their header asks for. */
function samplerOf(ratio: number) {
  const byTrace = new TraceIdRatioBasedSampler(ratio);
  return new ParentBasedSampler({ root: byTrace, remoteParentSampled: byTrace, remoteParentNotSampled: byTrace });
}
