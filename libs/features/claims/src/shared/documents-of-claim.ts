import { type Claim, type ClaimDocument } from '@portal/contract';
import { claimDocumentTypes, labelOf, nameOfDocument } from '@portal/domain';

/** Whether whoever claims still has to send it: it never came, or it could not be used. */
export const isMissing = ({ status }: Pick<ClaimDocument, 'status'>): boolean =>
  status === 'NEEDED' || status === 'NOT_USABLE';

/** What still has to be sent, first what the decision waits for. */
export const missingOf = ({ documents }: Pick<Claim, 'documents'>): ClaimDocument[] => {
  const missing = documents.filter(isMissing);
  const waitsFor = (what: ClaimDocument['neededFor']) => missing.filter(({ neededFor }) => neededFor === what);
  return [...waitsFor('DECISION'), ...waitsFor('PAYMENT')];
};

/** How many documents the decision waits for. */
export const countMissing = ({ documents }: Pick<Claim, 'documents'>): number =>
  documents.filter((document) => isMissing(document) && document.neededFor === 'DECISION').length;

/** What will do in the place of a document, as it follows on its name; null where nothing will. */
export function alternativeTo({ label, alsoTakes }: Pick<ClaimDocument, 'label' | 'alsoTakes'>): string | null {
  const { more } = nameOfDocument(label);
  if (more !== null || alsoTakes.length === 0) return more;
  const names = alsoTakes.map((type) => labelOf(claimDocumentTypes, type));
  return `or ${names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', or ')}`;
}
