import { searchableName } from '../../base/searchable-name';

/** Somebody who signs in to a claim, as the claim knows them. */
export interface NamedPerson {
  name: string;
  /** Null: not known. */
  idNumber: string | null;
}

/** A payee who has a number, and the person who uses it. */
export interface NumberInUse {
  /** Who signs in with it; null: the number on record of a child, which is a parent's as often as theirs. */
  by: NamedPerson | null;
  /** It is the number of a payee for whom nobody speaks. */
  isOwn: boolean;
}

/** Whether two records are of one person: by the ID numbers where both have one, else by the name. */
export const isOnePerson = (one: NamedPerson, other: NamedPerson): boolean =>
  one.idNumber !== null && other.idNumber !== null
    ? one.idNumber === other.idNumber
    : searchableName(one.name) === searchableName(other.name);

/**
 * Whether a number that others on the claim have may be let in for one more payee: only where everybody who uses it is the same person, who is
 * paid and speaks for a child or an estate, or speaks for several. Source: docs/domain/claims.md#c1-4.
 *
 * @param wanted who is let in, and whether for themselves
 */
export const mayShareNumber = (wanted: { by: NamedPerson; isOwn: boolean }, inUse: readonly NumberInUse[]): boolean =>
  inUse.every(({ by, isOwn }) => !(wanted.isOwn && isOwn) && (by === null || isOnePerson(wanted.by, by)));
