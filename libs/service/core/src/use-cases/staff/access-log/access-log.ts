import {
  type AccessEntry,
  type AccessLog,
  type Endpoints,
  type HistoryEntry,
  type PolicyHistory,
} from '@portal/contract';
import { historySentence, notTold, toldAct, toldInHistory } from '@portal/contract/words';
import { roleLabels, servicingReasons } from '@portal/domain';
import { policyActs, type StaffActRow, staffActs } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../../call/use-case';

const pageSize = 20;

/** What staff did about a policy, as its policyholder reads it: who, when, what and why, the newest first. */
export async function accessLog(
  { policy, query }: PolicyCall<Endpoints['accessLog']>,
  { database }: Tools,
): Promise<AccessLog> {
  const page = { pageNumber: query.pageNumber, pageSize };
  const asked = { policyNumber: policy.policyNumber, without: notTold };
  const { rows, totalRecords } = await staffActs(database, asked, page);
  return { data: rows.map(accessEntry), ...page, totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
}

/** Everything that happened on a policy, as its policyholder reads it, the newest first; what staff did as the access log has it. */
export async function policyHistory(
  { policy, query }: PolicyCall<Endpoints['policyHistory']>,
  { database }: Tools,
): Promise<PolicyHistory> {
  const page = { pageNumber: query.pageNumber, pageSize };
  const asked = { policyNumber: policy.policyNumber, without: notTold, ofOthers: toldInHistory };
  const { rows, totalRecords } = await policyActs(database, asked, page);
  return { data: rows.map(historyEntry), ...page, totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
}

const roleInWords = (role: string | null): string =>
  Object.entries(roleLabels).find(([one]) => one === role)?.[1] ?? 'Staff';

const accessEntry = (row: StaffActRow): AccessEntry => ({
  at: row.at.toISOString(),
  who: row.staffName ?? 'A member of staff',
  role: roleInWords(row.role),
  ...toldAct(row),
  why: whyOf(row),
});

const others = { CUSTOMER: 'POLICYHOLDER', ANONYMOUS: 'SOMEBODY' } as const;

function historyEntry(row: StaffActRow): HistoryEntry {
  if (row.actorType === 'STAFF') {
    const { at, who, role, what, why } = accessEntry(row);
    return { at, by: 'STAFF', who, role, what, why };
  }
  const by = others[row.actorType as keyof typeof others] ?? 'SYSTEM';
  return { at: row.at.toISOString(), by, who: null, role: null, what: historySentence(row), why: null };
}

/** The reason for which the policy was open then, or was to be opened; a request can be read before. Not what staff noted with it. */
function whyOf({ servicingReason, action, after }: StaffActRow): string | null {
  const asked = action === 'REQUEST_READ' ? 'DECISION' : (after as { reason?: string } | null)?.reason;
  const reason = servicingReason ?? asked;
  return servicingReasons.find(({ code }) => code === reason)?.label ?? null;
}
