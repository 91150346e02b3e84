import { type UseCase } from './use-case';

/**
 * Use cases whose answers may be compressed: all that stands in one is about one person or one policy, or the same for everybody. How
 * much an answer shrinks tells what its parts have in common, so what is kept from the writer of one part never stands in it.
 */
const compressible: ReadonlySet<UseCase['for']> = new Set([
  'everybody-alike',
  'signed-in',
  'customer',
  'policy',
  'own-policy',
  'policy-view',
] as const);

/** Whether the answer to a call may be compressed. Only what is read: an answer to anything else may hold a token. */
export const mayBeCompressed = (method: string, kind: UseCase['for'] | undefined): boolean =>
  method === 'GET' && kind !== undefined && compressible.has(kind);
