import { ageOn, type PartKind, partKindOf, partsOpenTo, type PayeeOfPart, type PlainDate } from '@portal/domain';
import { type Claimant, type ClaimRecord } from '@portal/service-store';
import { isGuardian } from './continuation/guardian';
import { maySignIn } from './may-sign-in';

/** A payee as far as it decides who speaks for them. */
export const payeeOfPart = ({ role, dateOfBirth, share, representative }: Claimant, today: PlainDate): PayeeOfPart => ({
  role,
  age: dateOfBirth === null ? null : ageOn(dateOfBirth, today),
  share,
  isRepresented: Boolean(representative),
});

/** Of whom the part of a payee is: their own, of a child, or of an estate. */
export const kindOf = (claimant: Claimant, today: PlainDate): PartKind => partKindOf(payeeOfPart(claimant, today));

/**
 * The payees of a claim to whose parts a number leads, the own first; the first is the one that its owner signs in as. A guardian of children who
 * stay covered has no part.
 */
export const partsOfNumber = (
  { claimants }: Pick<ClaimRecord, 'claimants'>,
  cellNumber: string,
  today: PlainDate,
): Claimant[] =>
  partsOpenTo(
    claimants.filter((one) => maySignIn(one, cellNumber) && !isGuardian(one)),
    (claimant) => payeeOfPart(claimant, today),
  );
