import { callCancelled, failure, type Failure } from '@portal/contract';

/** The service does not know who is asking, and a refresh did not help (docs/specification.md#s8). */
export const unauthorized: Failure = failure(401, 'UNAUTHORIZED', 'Unauthorized');

/** Whoever sent it took it back before all of it had arrived. */
export const cancelled: Failure = failure(
  499,
  callCancelled,
  'You cancelled sending. What you filled in is still here.',
);

/** Anything that has no better description, a lost network included. */
export const internalServerError: Failure = failure(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');

/** An answer with nothing in it. Every call of the contract answers with data. */
export const emptyAnswer: Failure = failure(
  500,
  'INTERNAL_SERVER_ERROR',
  'Internal server error: the service gave an empty answer',
);
