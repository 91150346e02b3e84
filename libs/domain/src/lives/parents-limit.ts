import { type ExtendedRelationship } from '../code-lists/relationships';
import { fail, ok, type Result } from '../base/result';

const pairs: readonly (readonly ExtendedRelationship[])[] = [
  ['MOTHER', 'FATHER'],
  ['MOTHER_IN_LAW', 'FATHER_IN_LAW'],
];
const mostOfAPair = 2;

/** How many there are above two parents and two parents-in-law among the extended members. */
export const parentsAbove = (relationships: readonly string[]): number =>
  pairs
    .map((pair) => relationships.filter((one) => pair.some((code) => code === one)).length)
    .reduce((above, count) => above + Math.max(0, count - mostOfAPair), 0);

/** Two parents and two parents-in-law at most among the extended members. Source: docs/domain/code-lists.md#r10-5. */
export const checkParents = (relationships: readonly string[]): Result<true> =>
  parentsAbove(relationships) === 0 ? ok(true) : fail('Only two parents and two parents-in-law can be covered');
