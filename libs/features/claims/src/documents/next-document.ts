import { type Claim, type ClaimDocument } from '@portal/contract';
import { missingOf } from '../shared/documents-of-claim';

/** One of the documents that are missing. */
interface NextDocument {
  document: ClaimDocument;
  /** `2 of 3`, of everything that is asked for, what has come among it; null where it is the only one. */
  place: string | null;
}

/**
 * The document to send next: the one that was asked for, else the first that is missing and that nobody needs help with. Null where
 * there is none.
 */
export function nextDocument(claim: Pick<Claim, 'documents'>, askedId: string | null): NextDocument | null {
  const missing = missingOf(claim);
  const document = missing.find(({ id }) => id === askedId) ?? missing.find(({ helpAsked }) => !helpAsked);
  if (!document) return null;
  const all = claim.documents.filter(({ status }) => status !== 'WAIVED').length;
  const place = all === 1 ? null : `${all - missing.length + missing.indexOf(document) + 1} of ${all}`;
  return { document, place };
}
