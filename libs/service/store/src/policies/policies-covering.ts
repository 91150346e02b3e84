import { type Identified, nameKey, numberKey } from '@portal/domain';
import { and, asc, eq, inArray, notInArray, or, type SQL, sql, type Column } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { approvalActions, type ApprovalActionRow } from '../schema/approval-actions';
import { policies, policyPeople, type PolicyRow } from '../schema/policies';

/** A policy on which somebody is covered or will be, with the changes that are approved for a day to come, the first asked first. */
export interface CoveringRow {
  row: PolicyRow;
  approved: ApprovalActionRow[];
}

/** Nobody will be covered by these again. A lapsed policy may come back. */
const ended: PolicyRow['status'][] = ['CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'];

/** The policies on which these people may be covered, by number or by names and birthday. Each policy once. */
export async function policiesCovering(executor: Executor, people: readonly Identified[]): Promise<CoveringRow[]> {
  const numbers = people.map(numberKey).filter((key) => key !== null);
  const names = people.map(nameKey).filter((key) => key !== null);
  if (numbers.length + names.length === 0) return [];
  const isOneOf = (table: { numberKey: Column; personKey: Column }): SQL | undefined =>
    or(inArray(table.numberKey, numbers), inArray(table.personKey, names));
  const covered = executor.select({ id: policyPeople.policyId }).from(policyPeople).where(isOneOf(policyPeople));
  const approved = executor
    .select({ id: policies.id })
    .from(approvalActions)
    .innerJoin(policies, eq(policies.policyNumber, approvalActions.policyNumber))
    .where(and(eq(approvalActions.status, 'APPROVED'), isOneOf(approvalActions)));
  const rows = await executor
    .select()
    .from(policies)
    .where(
      and(sql`${policies.id} IN (${covered.getSQL()} UNION ${approved.getSQL()})`, notInArray(policies.status, ended)),
    )
    .orderBy(asc(policies.policyNumber));
  const changes = await approvedChanges(executor, rows);
  return rows.map((row) => ({
    row,
    approved: changes.filter(({ policyNumber }) => policyNumber === row.policyNumber),
  }));
}

async function approvedChanges(executor: Executor, rows: readonly PolicyRow[]): Promise<ApprovalActionRow[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ policyNumber }) => policyNumber);
  return executor
    .select()
    .from(approvalActions)
    .where(and(inArray(approvalActions.policyNumber, numbers), eq(approvalActions.status, 'APPROVED')))
    .orderBy(asc(approvalActions.requestedAt), asc(approvalActions.id));
}
