import { readQuery } from '@portal/api-client';
import { staffClaimAdditions } from '@portal/contract';
import { queueCall, type QueueSearch } from './queue-search';

/** Claims, as asked for. */
export const queueQuery = (search: QueueSearch) => readQuery(staffClaimAdditions.claimQueue, {}, queueCall(search));

/** One claim with everything that a decision needs. */
export const caseQuery = (id: string) => readQuery(staffClaimAdditions.claimCase, { id });
