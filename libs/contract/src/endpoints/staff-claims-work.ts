import { endpoint } from '../endpoint';
import { DocumentFileSchema } from '../records/document';
import { ClaimCaseSchema } from '../records/staff/claim-case';
import { LetInSchema } from '../records/staff/claim-let-in';
import {
  PayoutPageSchema,
  PayoutQuerySchema,
  ReleasePayoutAccountSchema,
  RetryPayoutSchema,
  StaffPayoutSchema,
  TracePayeeSchema,
} from '../records/staff/claim-payouts';
import { ClaimQueueQuerySchema, ClaimQueueSchema } from '../records/staff/claim-queue';
import {
  AnswerRepresentationsSchema,
  ConfirmAnswerSchema,
  ReceiveRepresentationsSchema,
} from '../records/staff/claim-representation';
import {
  ClaimFactsSchema,
  ClaimReasonSchema,
  ConfirmClaimSchema,
  ConfirmDeathSchema,
  DisputeClaimSchema,
  GiveBackClaimSchema,
  JudgeDocumentSchema,
  OpenClaimForSchema,
  openClaimForInput,
  ReceiveClaimDocumentSchema,
  RecommendClaimSchema,
} from '../records/staff/claim-work';

const isAddition = true;
const permission = 'assess a claim';
const reply = ClaimCaseSchema;
const errors = ['CONFLICT_OF_INTEREST', 'INVALID_STATUS', 'STALE_VERSION', 'TAKEN'] as const;
const errorsOfActs = ['CONFLICT_OF_INTEREST', 'INVALID_STATUS', 'STALE_VERSION', 'TAKEN', 'NOT_POSSIBLE'] as const;
const errorsOfDecisions = [
  'CONFLICT_OF_INTEREST',
  'INVALID_STATUS',
  'STALE_VERSION',
  'TAKEN',
  'NOT_POSSIBLE',
  'LETTER_INCOMPLETE',
  'LAPSE_NOT_PROVEN',
] as const;

/** What staff do with claims: one assesses, another confirms (docs/domain/claims.md#c7-1). */
export const staffClaimAdditions = {
  claimQueue: endpoint('GET /staff/claims', {
    summary: 'Claims by the day until which they have to be decided, the most urgent first',
    permission,
    query: ClaimQueueQuerySchema,
    reply: ClaimQueueSchema,
    isAddition,
  }),
  openClaimFor: endpoint('POST /staff/claims', {
    summary:
      'Open a claim for somebody who called, came in or wrote; its claimants are the beneficiaries of the day of death',
    permission,
    body: OpenClaimForSchema,
    bodyOn: openClaimForInput,
    reply,
    errors: ['CLAIM_EXISTS', 'CONFLICT_OF_INTEREST', 'NOT_FOUND'],
    isAddition,
  }),
  claimCase: endpoint('GET /staff/claims/{id}', {
    summary: 'One claim with everything that a decision needs; that it was read is noted',
    permission,
    reply,
    isAddition,
  }),
  takeClaim: endpoint('POST /staff/claims/{id}/take', {
    summary: 'Take a claim on: it is nobody else’s until it is released',
    permission,
    reply,
    errors: ['CONFLICT_OF_INTEREST', 'TAKEN'],
    isAddition,
  }),
  releaseClaim: endpoint('POST /staff/claims/{id}/release', {
    summary: 'Give a claim back to the queue; an administrator may give back what somebody else took',
    permission,
    reply,
    errors: ['TAKEN'],
    isAddition,
  }),
  receiveClaimDocument: endpoint('POST /staff/claims/{id}/documents/{documentId}', {
    summary: 'Put in a document that came by hand, by post or by e-mail, with the moment at which it reached us',
    permission,
    body: ReceiveClaimDocumentSchema,
    reply,
    errors: ['CLAIM_EXISTS', 'INVALID_STATUS', 'PAYLOAD_TOO_LARGE', 'STALE_VERSION'],
    takesFiles: true,
    isAddition,
  }),
  claimFile: endpoint('GET /staff/claims/{id}/files/{fileId}', {
    summary: 'One file of a claim, with its content in base64; that it was read is noted',
    permission,
    reply: DocumentFileSchema,
    isAddition,
  }),
  judgeClaimDocument: endpoint('POST /staff/claims/{id}/documents/{documentId}/judge', {
    summary: 'Accept a document, say that it cannot be used, or do without it; and type what it says',
    permission,
    body: JudgeDocumentSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  noteClaimFacts: endpoint('PUT /staff/claims/{id}/facts', {
    summary: 'Note what was found out beside the documents; amounts and documents follow from it',
    permission,
    body: ClaimFactsSchema,
    reply,
    errors,
    isAddition,
  }),
  confirmDeath: endpoint('POST /staff/claims/{id}/confirm-death', {
    summary: 'Note that the death is proved; the policy follows it from then on',
    permission,
    body: ConfirmDeathSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  recommendClaim: endpoint('POST /staff/claims/{id}/recommend', {
    summary: 'Recommend what to decide, for a second person to confirm',
    permission,
    body: RecommendClaimSchema,
    reply,
    errors: errorsOfDecisions,
    isAddition,
  }),
  confirmClaim: endpoint('POST /staff/claims/{id}/confirm', {
    summary: 'Confirm what somebody else recommended: it is decided, the family is told, what is due is paid',
    permission: 'confirm a claim',
    body: ConfirmClaimSchema,
    reply,
    errors: errorsOfDecisions,
    isAddition,
  }),
  giveBackClaim: endpoint('POST /staff/claims/{id}/give-back', {
    summary: 'Give a recommendation back to the assessor, with a sentence',
    permission: 'confirm a claim',
    body: GiveBackClaimSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  disputeClaim: endpoint('POST /staff/claims/{id}/dispute', {
    summary: 'Take more time for a claim, once, with the question that must be cleared up first',
    permission,
    body: DisputeClaimSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  recallClaim: endpoint('POST /staff/claims/{id}/recall', {
    summary: 'Recall an approval before anything was handed to the bank',
    permission: 'recall or void a claim',
    body: ClaimReasonSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  reopenClaimFor: endpoint('POST /staff/claims/{id}/reopen', {
    summary: 'Open a claim again; one that is paid is opened by an administrator',
    permission,
    body: ClaimReasonSchema,
    reply,
    errors: ['CONFLICT_OF_INTEREST', 'INVALID_STATUS', 'STALE_VERSION', 'TAKEN', 'CLAIM_EXISTS', 'NOT_POSSIBLE'],
    isAddition,
  }),
  receiveRepresentations: endpoint('POST /staff/claims/{id}/representations', {
    summary: 'Put in what somebody told us or handed in who does not agree with a refusal',
    permission,
    body: ReceiveRepresentationsSchema,
    reply,
    errors: ['INVALID_STATUS', 'STALE_VERSION', 'PAYLOAD_TOO_LARGE', 'CONFLICT', 'NOT_POSSIBLE'],
    takesFiles: true,
    isAddition,
  }),
  answerRepresentations: endpoint('POST /staff/claims/{id}/representations/{representationId}/answer', {
    summary:
      'Answer what somebody sent who does not agree: open the claim again, or recommend to stay with the refusal',
    permission,
    body: AnswerRepresentationsSchema,
    reply,
    errors: errorsOfDecisions,
    isAddition,
  }),
  confirmAnswer: endpoint('POST /staff/claims/{id}/representations/{representationId}/confirm', {
    summary: 'Confirm an answer that stays with the refusal, as another administrator: the family is told',
    permission: 'confirm a claim',
    body: ConfirmAnswerSchema,
    reply,
    errors: errorsOfDecisions,
    isAddition,
  }),
  letIn: endpoint('POST /staff/claims/{id}/claimants', {
    summary:
      'Let somebody in with a number that is not on record, once another has accepted the document: who speaks for a child or an estate, who arranges the funeral, or a payee whose number changed',
    permission: 'let somebody in to a claim',
    body: LetInSchema,
    reply,
    errors: errorsOfActs,
    isAddition,
  }),
  voidClaim: endpoint('POST /staff/claims/{id}/void', {
    summary: 'End a claim because the person lives or it was reported twice',
    permission: 'recall or void a claim',
    body: ClaimReasonSchema,
    reply,
    errors,
    isAddition,
  }),
  payouts: endpoint('GET /staff/payouts', {
    summary: 'Payments of claims: those that need somebody first, then by the day on which they are due',
    permission,
    query: PayoutQuerySchema,
    reply: PayoutPageSchema,
    isAddition,
  }),
  tracePayee: endpoint('POST /staff/payouts/{id}/trace', {
    summary: 'Note what was done to find whoever is to be paid an unclaimed benefit',
    permission,
    body: TracePayeeSchema,
    reply: StaffPayoutSchema,
    errors: ['INVALID_STATUS', 'STALE_VERSION'],
    isAddition,
  }),
  retryPayout: endpoint('POST /staff/payouts/{id}/retry', {
    summary: 'Have a payment made anew that the bank refused or sent back; it waits for a verified account first',
    permission: 'retry a payout',
    body: RetryPayoutSchema,
    reply: StaffPayoutSchema,
    errors: ['INVALID_STATUS', 'STALE_VERSION'],
    isAddition,
  }),
  releasePayoutAccount: endpoint('POST /staff/payouts/{id}/release-account', {
    summary: 'Let an account be paid into that was changed after the approval; whoever is paid is told once more',
    permission: 'release a payout account',
    body: ReleasePayoutAccountSchema,
    reply: StaffPayoutSchema,
    errors: ['CONFLICT_OF_INTEREST', 'INVALID_STATUS', 'STALE_VERSION'],
    isAddition,
  }),
};
