import { ages } from '../../base/ages';
import { type PlainDate } from '../../base/plain-date';
import { fail, ok, type Result } from '../../base/result';
import { type ClaimDocumentType } from '../../code-lists/claims';
import { ageOn } from '../../people/age';
import { checkIdNumber } from '../../people/id-number';
import { proofToBePaid } from '../documents/proof-to-be-paid';
import { claimReachOf, type ClaimRole } from '../process/claim-permissions';

type SpokenFor = Parameters<typeof proofToBePaid>[0];

/** Somebody who is paid, and what staff have seen. */
interface LetInFor {
  payee: SpokenFor;
  isDeathConfirmed: boolean;
  /** Who accepted `proofToLetIn` of this payee, by the id; null: nobody has. */
  proofAcceptedBy: string | null;
}

/** Whether others speak for a payee, and are let in for them. */
export const isSpokenFor = (payee: SpokenFor): boolean => proofToBePaid(payee) !== null;

/** The document by which staff know whom they let in: what shows who may receive the money of a child or an estate, else the own ID. */
export const proofToLetIn = (payee: SpokenFor): ClaimDocumentType => proofToBePaid(payee) ?? 'ID_COPY';

/**
 * Whether a member of staff may let somebody in to a claim with a number that is not on record: who speaks for a child or an estate, or a payee
 * whose own number changed. Two people, one who saw the document and an administrator; the own number of a payee only once the death is
 * confirmed. Refuses with NOT_POSSIBLE or FORBIDDEN, and says why. Source: docs/domain/claims.md#c1-4 and #c7-1.
 */
export function checkLetIn(
  { payee, isDeathConfirmed, proofAcceptedBy }: LetInFor,
  caller: { id: string; role: ClaimRole },
): Result<true> {
  if (claimReachOf('let in a changed number', caller.role) === null) {
    return fail('You do not have access to this', 'FORBIDDEN');
  }
  if (payee.role === 'POLICYHOLDER')
    return fail('The number of the policyholder is changed on the policy.', 'NOT_POSSIBLE');
  const isOwnNumber = !isSpokenFor(payee);
  const isGuardian = payee.role === 'GUARDIAN';
  if ((isOwnNumber || isGuardian) && !isDeathConfirmed) return fail('Confirm the death first.', 'NOT_POSSIBLE');
  if (proofAcceptedBy === null) {
    return fail(missingProof({ isOwnNumber, isGuardian }), 'NOT_POSSIBLE');
  }
  return proofAcceptedBy === caller.id
    ? fail('You accepted the document. Another administrator lets this person in.', 'FORBIDDEN')
    : ok(true);
}

function missingProof({ isOwnNumber, isGuardian }: { isOwnNumber: boolean; isGuardian: boolean }): string {
  if (isOwnNumber) return 'Accept the ID of this person first.';
  return isGuardian
    ? 'Accept the document first that shows who the guardian of the children is.'
    : 'Accept the document first that shows who may receive the money.';
}

/** Whom staff let in of whom nothing was known before, as they must be adults: who arranges a funeral, and the guardian of children. */
const adults = { ARRANGER: 'Whoever arranges the funeral', GUARDIAN: 'Whoever goes on with the policy' } as const;

/**
 * The birth date of somebody whom staff let in, who must be an adult: as their ID number says, or, where they have no South African one, as their
 * passport does. Source: docs/domain/claims.md#c6-1 and #c8-3.
 */
export function checkAdult(
  as: keyof typeof adults,
  { idNumber, dateOfBirth }: { idNumber: string | null; dateOfBirth: PlainDate | null },
  today: PlainDate,
): Result<PlainDate> {
  const born = idNumber === null ? checkBirthDate(dateOfBirth, today) : checkIdNumber(idNumber, today);
  if (!born.success) return born;
  const birth = typeof born.value === 'string' ? born.value : born.value.dateOfBirth;
  return ageOn(birth, today) < ages.adult ? fail(`${adults[as]} must be ${ages.adult} or older`) : ok(birth);
}

const checkBirthDate = (dateOfBirth: PlainDate | null, today: PlainDate): Result<PlainDate> =>
  dateOfBirth !== null && dateOfBirth <= today
    ? ok(dateOfBirth)
    : fail('Enter the ID number, or the date of birth on the passport');
