import { failure, type Failure, sessionRanOut } from '@portal/contract';

/** Unauthorized, and nobody ended the session: its time was over. Only a refresh is answered so. */
export const ranOut: Failure = failure(401, 'UNAUTHORIZED', sessionRanOut);
