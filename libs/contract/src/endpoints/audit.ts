import { endpoint } from '../endpoint';
import {
  AuditExportSchema,
  AuditFilterSchema,
  AuditPageSchema,
  AuditSearchSchema,
} from '../records/staff/audit-search';

const isAddition = true;

/** Who did what, for administrators. */
export const auditAdditions = {
  searchAudit: endpoint('POST /staff/audit-search', {
    summary: 'Search who did what, a page at a time',
    permission: 'search the audit',
    body: AuditSearchSchema,
    reply: AuditPageSchema,
    isAddition,
  }),
  exportAudit: endpoint('POST /staff/audit-export', {
    summary: 'The same rows as a CSV file in base64',
    permission: 'search the audit',
    body: AuditFilterSchema,
    reply: AuditExportSchema,
    isAddition,
  }),
};
