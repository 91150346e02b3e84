import { portalPaths } from '@portal/contract';
import { queueSuffix, type QueueSearch } from './queue-search';

/** Where a claim is worked on, and the list that somebody comes from. */
export const caseAddress = (id: string, search: QueueSearch): string => portalPaths.claimCase(id) + queueSuffix(search);

/** The list itself. */
export const listAddress = (search: QueueSearch): string => portalPaths.claimsDesk() + queueSuffix(search);
