import { type AccessEntry, type AccessLog, type Endpoints } from '@portal/contract';
import { notTold, toldAct } from '@portal/contract/words';
import { labelOf, servicingReasons } from '@portal/domain';
import { type StaffActRow, staffActs } from '@portal/service-store';
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

const roleWords: Record<string, string> = { consultant: 'Consultant', portalAdmin: 'Administrator' };

const accessEntry = (row: StaffActRow): AccessEntry => ({
  ...{ at: row.at.toISOString(), who: row.staffName ?? 'A member of staff' },
  role: roleWords[row.role ?? ''] ?? 'Staff',
  ...toldAct(row),
  why: whyOf(row),
});

/** The reason for which the policy was open then, or was to be opened; not what staff noted with it. */
function whyOf({ servicingReason, after }: StaffActRow): string | null {
  const reason = servicingReason ?? (after as { reason?: string } | null)?.reason;
  return servicingReasons.some(({ code }) => code === reason) ? labelOf(servicingReasons, reason ?? '') : null;
}
