import {
  type ActionType,
  type ApproverType,
  kindsOfChange,
  type PlainDate,
  type ReportOfPolicyholder,
  todayInJohannesburg,
  waitsForAdministratorUntil,
} from '@portal/domain';
import { type Executor, openReportsOn, type PolicyRow } from '@portal/service-store';

/** Reports that the policyholder died, by somebody who is known on the policy. */
export async function reportsOfHolder(
  executor: Executor,
  { policyNumber, record }: Pick<PolicyRow, 'policyNumber' | 'record'>,
): Promise<ReportOfPolicyholder[]> {
  const open = await openReportsOn(executor, { policyNumber, lifeId: record.MainMember.id });
  return open.map(({ status, isLinked, lookedUpAt }) => ({
    status,
    linkedOn: isLinked && lookedUpAt ? todayInJohannesburg(lookedUpAt) : null,
  }));
}

/** The same where they matter: for changes by which somebody could be robbed who is said to have died. */
export const reportsFor = async (executor: Executor, policy: PolicyRow, action: ActionType) =>
  kindsOfChange[action].risk === null ? [] : reportsOfHolder(executor, policy);

/** Who decides because of such a report, whoever would without it; null: nobody (docs/domain/claims.md#c9-2). */
export const deciderAfterReport = (
  action: ActionType,
  reports: readonly ReportOfPolicyholder[],
  today: PlainDate,
): ApproverType | null => (waitsForAdministratorUntil(action, reports, today) === null ? null : 'SECOND_STAFF');
