/** Headers of every request (docs/specification.md#s7). */
export const headerNames = {
  requestId: 'x-request-id',
  serviceName: 'x-service-name',
  userRole: 'x-user-role',
  /** One intention behind a write, the same through every repeat. Optional. */
  idempotencyKey: 'idempotency-key',
} as const;

/** What this portal calls itself in the service-name header. */
export const serviceName = 'self-service';
