import { type ClaimDocument } from '@portal/contract';
import { type ClaimDocumentLine } from '@portal/service-store';

/** A line of the documents, as the family and staff alike read it. */
export const documentRead = (line: ClaimDocumentLine): ClaimDocument => ({
  id: line.id,
  type: line.type,
  alsoTakes: [...line.alsoTakes],
  label: line.label,
  why: line.why,
  neededFor: line.neededFor,
  status: line.status,
  reason: line.reason,
  files: line.files,
  helpAsked: line.helpAskedAt !== null,
});
