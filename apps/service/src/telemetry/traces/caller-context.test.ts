import { trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { callerContext } from './caller-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it.each([`00-${traceId}-${spanId}-00`, `00-${traceId}-${spanId}-01`, `cc-${traceId}-${spanId}-01-what-comes-later`])(
  '%s names a trace',
  (header) => {
    expect(trace.getSpanContext(callerContext(header))).toMatchObject({ traceId, spanId, isRemote: true });
  },
);

it.each([
  null,
  '',
  '7000010012',
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-00-more`,
  `ff-${traceId}-${spanId}-00`,
  `00-${traceId.toUpperCase()}-${spanId}-00`,
  `00-${'0'.repeat(32)}-${spanId}-00`,
  `00-${traceId}-${'0'.repeat(16)}-00`,
])('%s names none', (header) => {
  expect(trace.getSpanContext(callerContext(header))).toBeUndefined();
});
