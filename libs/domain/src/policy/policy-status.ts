import { policyStatuses, type PolicyStatus } from '../code-lists/statuses';

const next: Record<PolicyStatus, readonly PolicyStatus[]> & Record<string, readonly PolicyStatus[] | undefined> = {
  PENDING: ['ACTIVE', 'NOT_TAKEN_UP', 'CANCELLED'],
  ACTIVE: ['IN_GRACE', 'CANCELLED', 'PAID_UP', 'CLAIMED'],
  IN_GRACE: ['ACTIVE', 'LAPSED', 'CANCELLED', 'CLAIMED'],
  LAPSED: ['ACTIVE', 'CANCELLED'],
  PAID_UP: ['ACTIVE', 'CANCELLED', 'CLAIMED'],
  CANCELLED: [],
  NOT_TAKEN_UP: [],
  CLAIMED: [],
};

/** Whether a policy may go from one status to another; anything else is refused with INVALID_STATUS. */
export const canTransition = (from: PolicyStatus, to: PolicyStatus): boolean => next[from].includes(to);

/** No status follows this one. A service that is newer than this may have a status that nobody here knows: it is not final. */
export const isFinalStatus = (status: string): boolean => next[status]?.length === 0;

const withoutCover: readonly PolicyStatus[] = ['LAPSED', 'CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'];

/** Nobody on the policy is covered any more, or ever was. Source: docs/domain/policy.md#r4-3 and #r4-4. */
export const hasNoCover = (status: PolicyStatus): boolean => withoutCover.includes(status);

/** Claims are paid now. A PENDING policy has cover to come. */
export const isCovering = (status: PolicyStatus): boolean => status !== 'PENDING' && !hasNoCover(status);

const listPlace = (status: PolicyStatus) => {
  const place = policyStatuses.findIndex(({ code }) => code === status);
  return Math.min(
    place,
    policyStatuses.findIndex(({ code }) => code === 'CANCELLED'),
  );
};

/** Sorts a list of policies: ACTIVE, IN_GRACE, PENDING, PAID_UP, LAPSED, others; then the newest inception first. */
export const comparePolicies = (
  a: { Policy_Status: PolicyStatus; Inception_Date: string },
  b: { Policy_Status: PolicyStatus; Inception_Date: string },
): number =>
  listPlace(a.Policy_Status) - listPlace(b.Policy_Status) ||
  (a.Inception_Date === b.Inception_Date ? 0 : a.Inception_Date < b.Inception_Date ? 1 : -1);
