/** Headers of every request (specification section 7). */
export const headerNames = {
  requestId: 'x-request-id',
  serviceName: 'x-service-name',
  userRole: 'x-user-role',
  /** One intention behind a write, the same through every repeat. Optional. */
  idempotencyKey: 'idempotency-key',
  /** Signs the payment provider's reports. */
  payatSignature: 'x-payat-signature',
  /** Signs what a payer's bank reports about a debit order. */
  debiCheckSignature: 'x-debicheck-signature',
} as const;

/** What this portal calls itself in the service-name header. */
export const serviceName = 'self-service';
