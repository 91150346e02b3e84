import { apiOf, unwrap } from '@portal/api-client';
import { auditAdditions, type AuditFilter } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';

/** A page of the audit. What is looked for travels in the body, so that no address holds it. */
export const auditQuery = (filter: AuditFilter, pageNumber: number) =>
  queryOptions({
    queryKey: ['read', {}, auditAdditions.searchAudit.route, filter, pageNumber] as const,
    queryFn: async ({ client, signal }) =>
      unwrap(await apiOf(client).call(auditAdditions.searchAudit, {}, { ...filter, pageNumber }, { signal })),
  });
