import { readQuery } from '@portal/api-client';
import { workbenchAdditions } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { queueCall, type QueueSearch } from './queue-search';

/** Requests that wait, as asked for. */
export const queueQuery = (search: QueueSearch) =>
  queryOptions(readQuery(workbenchAdditions.approvalQueue, {}, queueCall(search)));
