import { whoeverClaims } from '../claimant-callers';
import { endpoint } from '../endpoint';
import { ClaimPartQuerySchema } from '../records/claim-part';
import { DocumentFileSchema } from '../records/document';

const isAddition = true;
const callers = whoeverClaims;
const reply = DocumentFileSchema;
const query = ClaimPartQuerySchema;
const errors = ['INVALID_STATUS'] as const;

/** What whoever claims keeps on paper (docs/domain/claims.md#c6-3 and #c7-3). */
export const claimPaperAdditions = {
  payoutProof: endpoint('GET /claims/{reference}/payouts/{number}/proof', {
    summary: 'Proof of one payment of a claim to the caller, as a PDF; only once the bank has paid it',
    callers,
    query,
    reply,
    errors,
    isAddition,
  }),
  claimLetter: endpoint('GET /claims/{reference}/letter', {
    summary: 'The letter of a claim that was not approved, as a PDF',
    callers,
    query,
    reply,
    errors,
    isAddition,
  }),
};

/** What staff give to the ombud and to the archive. */
export const staffClaimPaperAdditions = {
  claimFilePdf: endpoint('GET /staff/claims/{id}/file', {
    summary: 'The whole file of a claim as one PDF, without flags; that it was read is noted',
    permission: 'assess a claim',
    reply,
    isAddition,
  }),
};
