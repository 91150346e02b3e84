import { type AuditExport, type Endpoints, mostExported, type TrustedBodyOf } from '@portal/contract';
import { withoutNumbers } from '@portal/domain';
import {
  appendAudit,
  findPolicy,
  inTransaction,
  type NamedAuditRow,
  searchAudit as findRows,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { base64Of } from '../../../wire/base64';
import { auditFilter } from './audit-filter';
import { csvFile } from './csv';

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/** Each column by its heading. */
const columns: readonly [heading: string, value: (row: NamedAuditRow) => string | null][] = [
  ['Row', ({ sequence }) => String(sequence)],
  ['Time (UTC)', ({ at }) => at.toISOString()],
  ['Actor', ({ actorType }) => actorType],
  ['Actor id', ({ actorId }) => actorId],
  ['Name', ({ actorName }) => actorName],
  ['Role', ({ role }) => role],
  ['Policy number', ({ policyNumber }) => policyNumber],
  ['Action', ({ action }) => action],
  ['Record', ({ entityType }) => entityType],
  ['Record id', ({ entityId }) => entityId],
  ['Before', ({ before }) => json(before)],
  ['After', ({ after }) => json(after)],
  ['Reason', ({ reason }) => reason],
  ['Outcome', ({ outcome }) => outcome],
  ['Request id', ({ requestId }) => requestId],
  ['Address', ({ ip }) => ip],
  ['Hash', ({ hash }) => hash],
];

/** As wide as every other line. */
const cutLine = columns.map((_, place) =>
  place === 0 ? `Only the newest ${mostExported} rows are in this file. Choose fewer days for the rest.` : '',
);

/** The rows that match as a file. Who takes it away is written down, where one policy is meant in its own chain. */
export async function exportAudit(
  { body, caller, request }: StaffCall<Endpoints['exportAudit']>,
  { database }: Tools,
): Promise<AuditExport> {
  const filter = auditFilter(body);
  const found = await findRows(database, filter, { limit: mostExported + 1 });
  const rows = found.slice(0, mostExported);
  const isCut = found.length > mostExported;
  const policy = filter.chain && (await findPolicy(database, filter.chain));
  await inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      action: 'AUDIT_EXPORTED',
      outcome: 'SUCCEEDED',
      policyNumber: policy ? policy.policyNumber : null,
      after: { filter: usedParts(body), rows: rows.length, isCut },
    }),
  );
  const lines = rows.map((row) => columns.map(([, value]) => value(row) ?? ''));
  const text = csvFile([columns.map(([heading]) => heading), ...lines, ...(isCut ? [cutLine] : [])]);
  return {
    fileName: `audit-${request.today}`,
    fileExtension: '.csv',
    contentType: 'text/csv',
    base64File: base64Of(new TextEncoder().encode(text)),
    generatedAt: request.now.toISOString(),
    rows: rows.length,
    isCut,
  };
}

/** What was asked for; an ID number that was typed into the wrong field is not written down in full. */
const usedParts = (body: TrustedBodyOf<Endpoints['exportAudit']>) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === null ? [] : [[name, withoutNumbers(value)]])),
  );
