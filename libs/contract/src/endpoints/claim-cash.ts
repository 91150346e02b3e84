import { endpoint } from '../endpoint';
import { AskCashSchema, ConfirmCashSchema, GiveBackCashSchema } from '../records/staff/claim-cash';
import { ClaimCaseSchema } from '../records/staff/claim-case';

const isAddition = true;
const reply = ClaimCaseSchema;
const errors = ['CONFLICT_OF_INTEREST', 'STALE_VERSION', 'TAKEN', 'NOT_POSSIBLE'] as const;

/** A share that is paid in cash at a store: one asks, another confirms or gives it back (docs/domain/claims.md#c6-2). */
export const claimCashAdditions = {
  askCash: endpoint('POST /staff/claims/{id}/cash/{claimantId}', {
    summary: 'Ask that what is not handed over yet of a share is paid in cash at a store; a second person confirms',
    permission: 'assess a claim',
    body: AskCashSchema,
    reply,
    errors,
    isAddition,
  }),
  confirmCash: endpoint('POST /staff/claims/{id}/cash/{claimantId}/confirm', {
    summary: 'Confirm that a share is paid in cash: it is divided into vouchers, and whoever is paid is told',
    permission: 'confirm a claim',
    body: ConfirmCashSchema,
    reply,
    errors,
    isAddition,
  }),
  giveBackCash: endpoint('POST /staff/claims/{id}/cash/{claimantId}/give-back', {
    summary: 'Give back that a share be paid in cash, with a sentence: it goes into an account, or waits for one',
    permission: 'confirm a claim',
    body: GiveBackCashSchema,
    reply,
    errors,
    isAddition,
  }),
};
