import { type ClaimRow } from '@portal/service-store';
import { type ClaimDraft } from '../follow-facts';

/** A claim to which something was sent: reminders begin anew with whatever comes, and one that was closed for now is opened again by it. */
export function openForDocuments(
  { status, lifeKind, record }: Pick<ClaimRow, 'status' | 'lifeKind' | 'record'>,
  now: Date,
): ClaimDraft {
  const awaited = { ...record, reminded: [] };
  return status === 'DORMANT'
    ? { status: 'REPORTED', lifeKind, record: { ...awaited, clockFrom: now.toISOString() } }
    : { status, lifeKind, record: awaited };
}
