import { type Attributes, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { type Observe, sqlState, type Work } from '@portal/service-store';

/**
 * Makes a span of each piece of work below the one it is part of. Work that is part of nothing, such as a statement at the start,
 * makes none; a job begins a trace of its own.
 */
export const observeWith =
  (tracer: Tracer): Observe =>
  async (work, run) => {
    const isJob = work.kind === 'job';
    if (!isJob && !trace.getActiveSpan()?.isRecording()) return run();
    return tracer.startActiveSpan(nameOf(work), { ...optionsOf(work), root: isJob }, async (span) => {
      try {
        return await run();
      } catch (error) {
        markFailed(span, work, error);
        throw error;
      } finally {
        span.end();
      }
    });
  };

const nameOf = ({ kind, name }: Work): string =>
  kind === 'statement' || kind === 'transaction' ? name : `${kind} ${name}`;

function optionsOf({ kind, name }: Work): { kind: SpanKind; attributes: Attributes } {
  if (kind !== 'statement') return { kind: SpanKind.INTERNAL, attributes: {} };
  return { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
}

/** Says of what kind a failure is, never its text. A refusal passes through use cases and transactions too: it is no error of theirs. */
function markFailed(span: Span, { kind }: Work, error: unknown): void {
  span.setAttribute('error.type', sqlState(error) ?? (error instanceof Error ? error.name : 'unknown'));
  if (kind === 'statement' || kind === 'job') span.setStatus({ code: SpanStatusCode.ERROR });
}
