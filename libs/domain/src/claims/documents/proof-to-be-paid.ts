import { ages } from '../../base/ages';
import { type ClaimDocumentType } from '../../code-lists/claims';
import { type DocumentPayee } from './document-facts';

/** Whoever is paid, as far as somebody may have to speak for them. */
type SpokenFor = Pick<DocumentPayee, 'role' | 'age'>;

const isMinor = ({ age }: SpokenFor) => age !== null && age < ages.adult;

/**
 * The document that has to be accepted before anything is paid to somebody, an account apart: a child and an estate have others speak for
 * them. Null: none. The decision does not wait for it. Source: docs/domain/claims.md#c4-1 and #c6-1.
 */
export function proofToBePaid(payee: SpokenFor): ClaimDocumentType | null {
  if (payee.role === 'EXECUTOR') return 'EXECUTOR_LETTER';
  return payee.role === 'GUARDIAN' || isMinor(payee) ? 'GUARDIAN_PROOF' : null;
}
