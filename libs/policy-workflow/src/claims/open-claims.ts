import { type ClaimUnderWay } from '@portal/contract';
import { type ClaimedDeath } from '@portal/domain';

/** Where the open claims are kept that came with the first page; nobody asks for them by themselves. */
export const openClaimsKey = ['open claims'] as const;

/** The deaths on a policy that open claims tell of. */
export const claimedDeathsOn = (policyNumber: string, claims: readonly ClaimUnderWay[]): ClaimedDeath[] =>
  claims.filter((claim) => claim.policyNumber === policyNumber);
