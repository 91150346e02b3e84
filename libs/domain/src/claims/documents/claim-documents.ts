import { labelOf } from '../../code-lists/code-list';
import { type ClaimDocumentType, claimDocumentTypes } from '../../code-lists/claims';
import { type ClaimDocumentFacts } from './document-facts';
import { documentsAboutDeath } from './about-death';
import { type AskedDocument } from './asked-document';
import { documentsOfPayee } from './of-payee';

/** A document that is asked for. */
export interface ClaimDocumentRequest {
  type: ClaimDocumentType;
  /** Any of these will do as well. */
  alsoTakes: readonly ClaimDocumentType[];
  label: string;
  /** Why we ask, in a sentence. */
  why: string;
  /** What waits for it: the decision, or only the payment to somebody. */
  neededFor: 'DECISION' | 'PAYMENT';
  /** Whom it is asked of; null: of whoever claims. */
  payeeId: string | null;
}

const request = (asked: AskedDocument, payeeId: string | null): ClaimDocumentRequest => ({
  type: asked.type,
  alsoTakes: asked.alsoTakes ?? [],
  label: asked.label ?? labelOf(claimDocumentTypes, asked.type),
  why: asked.why,
  neededFor: asked.neededFor ?? 'DECISION',
  payeeId,
});

/**
 * Everything that a claim needs and nothing that would not change the answer, in the order in which people read it: about the death first,
 * then of each payee. Source: docs/domain/claims.md#c4-1.
 */
export const claimDocuments = (facts: ClaimDocumentFacts): ClaimDocumentRequest[] => [
  ...documentsAboutDeath(facts).map((asked) => request(asked, null)),
  ...facts.payees.flatMap((payee) => documentsOfPayee(payee).map((asked) => request(asked, payee.id))),
];
