import { type RequestKind } from '@portal/service-core';
import { type OpenPool } from './open-pool';
import { longestWait } from './time-limits';

/**
 * Whether a request is to be refused at once: its turn for a connection would come after its caller has given up, and whatever was done for
 * it would be done for nobody. Never with the embedded database, which has no pools.
 */
export const isOverloaded =
  (pools: Record<RequestKind, Pick<OpenPool, 'wait'>> | null) =>
  (work: RequestKind): boolean =>
    pools !== null && pools[work].wait() > longestWait;
