import { type ClaimantRole, type PartKind } from '../../code-lists/claims';
import { proofToBePaid } from '../documents/proof-to-be-paid';

/** Somebody who is paid by a claim, as far as it decides who speaks for them. */
export interface PayeeOfPart {
  role: ClaimantRole;
  /** In years; null: not known, or an estate. */
  age: number | null;
  /** Percent; null for somebody who is not paid. */
  share: number | null;
  /** Somebody was let in to speak for them. */
  isRepresented: boolean;
}

/** Of whom the part of a payee is. Source: docs/domain/claims.md#c1-4. */
export function partKindOf(payee: Pick<PayeeOfPart, 'role' | 'age'>): PartKind {
  const proof = proofToBePaid(payee);
  if (proof === null) return 'OWN';
  return proof === 'EXECUTOR_LETTER' ? 'ESTATE' : 'CHILD';
}

/**
 * Which payees of one claim a cellphone number opens, of those who have it: one who is paid themselves, and every child and estate that it
 * speaks for; the own part first. Whoever is not paid, as who arranges the funeral, and speaks for the estate is there for the estate. Two adults with one number are two people, so the second is not opened; and nobody speaks any more for a
 * child who has come of age. Source: docs/domain/claims.md#c1-4.
 *
 * @param sharing everybody on the claim with that number
 */
export function partsOpenTo<Payee>(sharing: readonly Payee[], of: (payee: Payee) => PayeeOfPart): Payee[] {
  const isOwn = (payee: Payee) => partKindOf(of(payee)) === 'OWN';
  const own = sharing.filter((payee) => isOwn(payee) && !of(payee).isRepresented);
  const spokenFor = sharing.filter((payee) => !isOwn(payee));
  const first = own.find((payee) => of(payee).share !== null) ?? (spokenFor.length === 0 ? own[0] : undefined);
  return [...(first === undefined ? [] : [first]), ...spokenFor];
}
