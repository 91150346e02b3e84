import { claimantsOnly } from '../claimant-callers';
import { endpoint } from '../endpoint';
import { ContinuationSchema, ContinuePolicySchema, continuePolicyInput } from '../records/continuation';

const callers = claimantsOnly;
const reply = ContinuationSchema;
const isAddition = true;

/** Going on with a policy after its main member's death. */
export const continuationAdditions = {
  continuation: endpoint('GET /claims/{reference}/continuation', {
    summary: 'What it means to take over the policy of a claim: who is covered, for what, and what it costs',
    callers,
    reply,
    errors: ['NOT_POSSIBLE'],
    isAddition,
  }),
  continuePolicy: endpoint('POST /policies/{policyNumber}/continue', {
    summary: 'Ask to take over the policy of the claim that the caller signed in to; staff decide on it',
    callers,
    body: ContinuePolicySchema,
    bodyOn: continuePolicyInput,
    reply,
    errors: ['NOT_POSSIBLE', 'INVALID_OTP', 'STALE_VERSION', 'CONFLICT', 'ACCOUNT_VERIFICATION_FAILED'],
    isAddition,
  }),
};
