import { whoeverClaims } from '../claimant-callers';
import { customersOnly, endpoint } from '../endpoint';
import { ClaimListSchema, ClaimSchema, ReopenClaimSchema, WithdrawClaimSchema } from '../records/claim';
import { SetPayeeAccountSchema } from '../records/claim-account';
import { SetFuneralParlourSchema } from '../records/claim-parlour';
import { ClaimPartQuerySchema } from '../records/claim-part';
import { SendClaimDocumentSchema } from '../records/claim-document';
import { OpenClaimSchema, openClaimInput } from '../records/claim-opening';
import { SendRepresentationsSchema } from '../records/claim-representation';

const isAddition = true;
const callers = whoeverClaims;
const reply = ClaimSchema;
const query = ClaimPartQuerySchema;

/** What whoever claims does after somebody on a policy has died. */
export const claimAdditions = {
  claims: endpoint('GET /claims', {
    summary:
      'Claims on every policy of the caller: those that are open first, then the newest; for a claimant the one claim',
    callers,
    reply: ClaimListSchema,
    isAddition,
  }),
  openClaim: endpoint('POST /claims', {
    summary: 'Report the death of somebody else on one of the caller’s policies and claim for it',
    callers: customersOnly,
    body: OpenClaimSchema,
    bodyOn: openClaimInput,
    reply,
    errors: ['CLAIM_EXISTS', 'NOT_FOUND', 'NOT_POSSIBLE'],
    isAddition,
  }),
  claim: endpoint('GET /claims/{reference}', {
    summary: 'One claim: where it stands, what it needs, what it pays',
    callers,
    query,
    reply,
    isAddition,
  }),
  sendClaimDocument: endpoint('POST /claims/{reference}/documents', {
    summary: 'Send the photos or files of one document of a claim, or say that one does not have it',
    callers,
    query,
    body: SendClaimDocumentSchema,
    reply,
    errors: ['CLAIM_EXISTS', 'INVALID_STATUS', 'STALE_VERSION', 'PAYLOAD_TOO_LARGE'],
    takesFiles: true,
    isAddition,
  }),
  setPayeeAccount: endpoint('PUT /claims/{reference}/payee-account', {
    summary: 'Say into which own account a claim is paid; a PIN confirms it and the bank is asked whose it is',
    callers,
    query,
    body: SetPayeeAccountSchema,
    reply,
    errors: [
      'INVALID_STATUS',
      'STALE_VERSION',
      'INVALID_OTP',
      'ACCOUNT_IN_OTHER_NAME',
      'ACCOUNT_VERIFICATION_FAILED',
      'NOT_POSSIBLE',
    ],
    isAddition,
  }),
  setFuneralParlour: endpoint('PUT /claims/{reference}/funeral-parlour', {
    summary: 'Have a funeral parlour paid from the own part of a claim, or take that back; a PIN confirms it',
    callers,
    query,
    body: SetFuneralParlourSchema,
    reply,
    errors: ['INVALID_STATUS', 'STALE_VERSION', 'INVALID_OTP', 'ACCOUNT_VERIFICATION_FAILED', 'NOT_POSSIBLE'],
    isAddition,
  }),
  sendRepresentations: endpoint('POST /claims/{reference}/representations', {
    summary: 'Say why one does not agree with a refusal, with photos or files; somebody else looks at it',
    callers,
    query,
    body: SendRepresentationsSchema,
    reply,
    errors: ['INVALID_STATUS', 'STALE_VERSION', 'PAYLOAD_TOO_LARGE', 'CONFLICT', 'NOT_POSSIBLE'],
    takesFiles: true,
    isAddition,
  }),
  withdrawClaim: endpoint('POST /claims/{reference}/withdraw', {
    summary: 'Withdraw a claim; it can be opened again at any time',
    callers,
    query,
    body: WithdrawClaimSchema,
    reply,
    errors: ['INVALID_STATUS', 'STALE_VERSION', 'NOT_POSSIBLE'],
    isAddition,
  }),
  reopenClaim: endpoint('POST /claims/{reference}/reopen', {
    summary: 'Open a claim again that was withdrawn or closed for now',
    callers,
    query,
    body: ReopenClaimSchema,
    reply,
    errors: ['INVALID_STATUS', 'STALE_VERSION', 'CLAIM_EXISTS'],
    isAddition,
  }),
};
