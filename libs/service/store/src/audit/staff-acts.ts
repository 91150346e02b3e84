import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type ServicingReason } from '@portal/domain';
import { type Executor } from '../database/database';
import { type Page } from '../messages/notifications';
import { audit, type AuditRow } from '../schema/audit';
import { servicings, staffMembers } from '../schema/staff';

/** Something that was done about a policy. */
export interface StaffActRow extends AuditRow {
  /** Null for somebody who never called, as after a restore, and for whoever is not staff. */
  staffName: string | null;
  /** Why the policy was open to them then; null when it was not. */
  servicingReason: ServicingReason | null;
}

/** audit_of_staff */
const isByStaff = (policyNumber: string) => and(eq(audit.chain, policyNumber), sql`${audit.actorType} = 'STAFF'`);

/** servicings_of_policy: the opening under which something was done. */
const servicingReason = sql<ServicingReason | null>`(
  SELECT ${servicings.reason} FROM ${servicings}
  WHERE ${servicings.policyNumber} = ${audit.chain} AND ${servicings.staffId} = ${audit.actorId}
    AND ${servicings.openedAt} <= ${audit.at} AND ${audit.at} < coalesce(${servicings.closedAt}, ${servicings.endsAt})
  ORDER BY ${servicings.openedAt} DESC LIMIT 1)`;

interface ActPage {
  rows: StaffActRow[];
  totalRecords: number;
}

/** A page of what staff did about a policy, but for some actions; the newest first. */
export const staffActs = (
  executor: Executor,
  { policyNumber, without }: { policyNumber: string; without: readonly string[] },
  page: Page,
): Promise<ActPage> => actsWhere(executor, and(isByStaff(policyNumber), notInArray(audit.action, [...without])), page);

/** A page of what happened on a policy, the newest first: all that staff did but for some actions, of others the actions named. */
export const policyActs = (
  executor: Executor,
  {
    policyNumber,
    without,
    ofOthers,
  }: { policyNumber: string; without: readonly string[]; ofOthers: readonly string[] },
  page: Page,
): Promise<ActPage> => {
  const isTold = or(
    and(eq(audit.actorType, 'STAFF'), notInArray(audit.action, [...without])),
    and(ne(audit.actorType, 'STAFF'), inArray(audit.action, [...ofOthers])),
  );
  return actsWhere(executor, and(eq(audit.chain, policyNumber), isTold), page);
};

async function actsWhere(
  executor: Executor,
  isTold: SQL | undefined,
  { pageNumber, pageSize }: Page,
): Promise<ActPage> {
  const rows = await executor
    .select({ ...getTableColumns(audit), staffName: staffMembers.name, servicingReason })
    .from(audit)
    .leftJoin(staffMembers, eq(staffMembers.id, audit.actorId))
    .where(isTold)
    .orderBy(desc(audit.sequence))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await executor.select({ records: count() }).from(audit).where(isTold);
  return { rows, totalRecords: total?.records ?? 0 };
}

/** When staff did something about a policy since a moment, the earliest first; only one of them where a member of staff is named. */
export async function timesOfAct(
  executor: Executor,
  { policyNumber, action, since, staffId }: { policyNumber: string; action: string; since: Date; staffId?: string },
): Promise<Date[]> {
  const isThis = and(isByStaff(policyNumber), eq(audit.action, action), gte(audit.at, since));
  const rows = await executor
    .select({ at: audit.at })
    .from(audit)
    .where(staffId === undefined ? isThis : and(isThis, eq(audit.actorId, staffId)))
    .orderBy(asc(audit.at));
  return rows.map(({ at }) => at);
}
