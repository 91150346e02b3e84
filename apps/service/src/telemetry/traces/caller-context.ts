import { type Context, isSpanContextValid, ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';

/** Version, trace, parent, flags; a version that we do not know may add more. Source: W3C Trace Context, 3.2. */
const traceParent = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * The span that a `traceparent` header names, as the parent of ours. A header that is missing or malformed names none, and whether the
 * caller keeps its trace is its own affair. Written by hand because the library's reader loads 17 MB with it (decision 005).
 */
export function callerContext(header: string | null): Context {
  const [, version, traceId = '', spanId = '', more] = traceParent.exec(header ?? '') ?? [];
  const spanContext = { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
  const isUsable = isSpanContextValid(spanContext) && (version !== '00' || more === undefined);
  return isUsable ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}
