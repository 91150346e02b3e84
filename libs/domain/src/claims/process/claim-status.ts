import { type ClaimStatus, claimStatuses } from '../../code-lists/claims';
import { type Result } from '../../base/result';
import { checkStep, type Staged } from './check-step';

/** Source: docs/domain/claims.md#c2-5. */
const claim: Staged<ClaimStatus> = {
  name: 'claim',
  list: claimStatuses,
  steps: {
    REPORTED: ['IN_ASSESSMENT', 'WITHDRAWN', 'DORMANT', 'VOID'],
    IN_ASSESSMENT: ['REPORTED', 'DISPUTED', 'APPROVED', 'REPUDIATED', 'WITHDRAWN', 'VOID'],
    DISPUTED: ['APPROVED', 'REPUDIATED', 'WITHDRAWN', 'VOID'],
    APPROVED: ['PAID', 'IN_ASSESSMENT'],
    PAID: ['IN_ASSESSMENT'],
    REPUDIATED: ['IN_ASSESSMENT'],
    WITHDRAWN: ['REPORTED'],
    DORMANT: ['REPORTED'],
    VOID: [],
  },
};

/** Whether a claim may go from one status to another. */
export const claimMayBecome = (from: ClaimStatus, to: ClaimStatus): boolean => claim.steps[from].includes(to);

/** Gives the next status of a claim; refuses any step that is not in the table with INVALID_STATUS. */
export const checkClaimStep = (from: ClaimStatus, to: ClaimStatus): Result<ClaimStatus> => checkStep(claim, from, to);

const open: readonly ClaimStatus[] = ['REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED'];

/** Whether something is still to come before a claim is paid, refused or closed. Source: docs/domain/claims.md#c2-5. */
export const isOpenClaim = (status: ClaimStatus): boolean => open.includes(status);
