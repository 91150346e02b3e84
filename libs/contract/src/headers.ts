/** Headers of every request (docs/specification.md#s7). */
export const headerNames = {
  requestId: 'x-request-id',
  serviceName: 'x-service-name',
  userRole: 'x-user-role',
  /** One intention behind a write, the same through every repeat. Optional. */
  idempotencyKey: 'idempotency-key',
  /** An addition: which trace the request belongs to, as W3C Trace Context writes it. Optional. */
  traceParent: 'traceparent',
} as const;

/** What this portal calls itself in the service-name header. */
export const serviceName = 'self-service';
