import { type AuditEntry, type AuditPage, auditPageSize, type Endpoints, mostExported } from '@portal/contract';
import {
  appendAudit,
  countAudit,
  inTransaction,
  type NamedAuditRow,
  searchAudit as findRows,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { auditFilter } from './audit-filter';

/** A page of the audit, the newest first. No more rows are counted than a file would hold. That it was read is written down. */
export async function searchAudit(
  { body, caller, request }: StaffCall<Endpoints['searchAudit']>,
  { database }: Tools,
): Promise<AuditPage> {
  const filter = auditFilter(body);
  const page = { pageNumber: body.pageNumber, pageSize: auditPageSize };
  const counted = await countAudit(database, filter, mostExported + 1);
  const rows = await findRows(database, filter, {
    limit: auditPageSize,
    offset: (page.pageNumber - 1) * auditPageSize,
  });
  await inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      action: 'AUDIT_SEARCHED',
      outcome: 'SUCCEEDED',
      after: { page: page.pageNumber, found: rows.length },
    }),
  );
  const totalRecords = Math.min(counted, mostExported);
  const totalPages = Math.ceil(totalRecords / auditPageSize);
  return { data: rows.map(auditEntry), ...page, totalRecords, totalPages, isCut: counted > mostExported };
}

const auditEntry = ({ chain: _chain, hash: _hash, previousHash: _previous, ...row }: NamedAuditRow): AuditEntry => ({
  ...row,
  at: row.at.toISOString(),
});
