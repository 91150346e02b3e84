import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Observe } from '@portal/service-store';
import { observeWith } from './observe-with';

interface Options {
  /** The collector's address; traces go to `/v1/traces` below it. */
  endpoint: string;
  /** The part of all traces that is kept, 0 to 1. */
  ratio: number;
  resource: { name: string; version: string; instance: string };
  /** In the place of what sends them to the collector. */
  processor?: SpanProcessor;
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
export function startTracing({ endpoint, ratio, resource, processor }: Options): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': resource.name,
      'service.version': resource.version,
      'service.instance.id': resource.instance,
    }),
    sampler: samplerOf(ratio),
    spanProcessors: [processor ?? new BatchSpanProcessor({ exporter: exporterTo(endpoint) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('self-service', resource.version);
  return {
    tracer,
    observe: observeWith(tracer),
    stop: () => provider.shutdown().finally(() => context.disable()),
  };
}

const exporterTo = (endpoint: string) => new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });

/** Callers name the trace, so that it goes on; whether it is kept is ours to say, whatever their header asks for. */
function samplerOf(ratio: number) {
  const byTrace = new TraceIdRatioBasedSampler(ratio);
  return new ParentBasedSampler({ root: byTrace, remoteParentSampled: byTrace, remoteParentNotSampled: byTrace });
}
