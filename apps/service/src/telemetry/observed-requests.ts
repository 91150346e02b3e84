import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { headerNames } from '@portal/contract';
import { type Answerer } from '../http/server';
import { histogramOf, upDownCounterOf } from './metrics/instruments';
import { type Telemetry } from './telemetry';
import { callerContext } from './traces/caller-context';

type Watched = Pick<Telemetry, 'tracer' | 'meter'>;

const noRoute = '(no route)';
const knownMethods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);

/**
 * Makes a span of each request, part of the trace that its caller names, and counts and times it. A request is known by its route and
 * method: addresses hold numbers of people.
 */
export function observedRequests(
  { tracer, meter }: Watched,
  answer: Answerer,
  now = () => performance.now(),
): Answerer {
  const durations = histogramOf(meter, 'portal_http_request_duration_seconds');
  const underWay = upDownCounterOf(meter, 'portal_http_requests_under_way');

  return async (request, origin) => {
    const started = now();
    const method = knownMethods.has(request.method) ? request.method : '(other)';
    const caller = callerContext(request.headers.get(headerNames.traceParent));
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      caller,
    );
    let route = noRoute;
    const told = { ...origin, traceId: traceIdOf(span), onRoute: (template: string) => void (route = template) };
    const finish = (status: number) => {
      underWay.add(-1);
      durations.record((now() - started) / 1000, { route, method, status_class: `${Math.floor(status / 100)}xx` });
      endSpan(span, `${method} ${route}`, route, status);
    };
    underWay.add(1);
    try {
      const response = await context.with(trace.setSpan(caller, span), () => answer(request, told));
      finish(response.status);
      return response;
    } catch (error) {
      finish(500);
      throw error;
    }
  };
}

function endSpan(span: Span, name: string, route: string, status: number): void {
  span.updateName(name);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
  span.end();
}

/** Also where no traces are collected: then it is the one that the caller named. */
function traceIdOf(span: Span): string | null {
  const spanContext = span.spanContext();
  return trace.isSpanContextValid(spanContext) ? spanContext.traceId : null;
}
