import { type PlainDate } from '@portal/domain';
import { type ClaimRow, claimsOfPolicies, type Executor, type StoredPolicy } from '@portal/service-store';
import { policyOnDay } from './policy-on-day';

type AboutDeath = Pick<ClaimRow, 'policyNumber'> & {
  record: Pick<ClaimRow['record'], 'dateOfDeath' | 'beforeTakeover'>;
};

/**
 * The policy of whoever was its main member when somebody on it died: where another has taken it over since, as it was before, with its premiums
 * as far as they are paid by now. What a death pays before a takeover is due to the main member before, or to whom they had named; a death from
 * that day on is the business of whoever took over. Source: docs/domain/claims.md#c6-1.
 */
export async function policyAtDeath(
  executor: Executor,
  { policyNumber, record: { dateOfDeath, beforeTakeover } }: AboutDeath,
  policy: StoredPolicy,
): Promise<StoredPolicy> {
  const before = beforeTakeover ?? (await takenOverFrom(executor, { policyNumber, policy, on: dateOfDeath }));
  if (before === null) return policy;
  const { Paid_To_Date, Premium_Credit, Months_Without_Cover } = policy;
  return { ...before, Paid_To_Date, Premium_Credit, Months_Without_Cover };
}

interface OnDay {
  policyNumber: string;
  policy: StoredPolicy;
  on: PlainDate;
}

/** The policy as it was taken over from whoever was its main member on a day; null: they are it still. */
async function takenOverFrom(executor: Executor, { policyNumber, policy, on }: OnDay): Promise<StoredPolicy | null> {
  const takeovers = (await claimsOfPolicies(executor, [policyNumber])).flatMap(
    ({ record }) => record.beforeTakeover ?? [],
  );
  if (takeovers.length === 0) return null;
  const holder = (await policyOnDay(executor, policy, on)).policy.MainMember.id;
  // Theirs again: they live after all.
  if (holder === policy.MainMember.id) return null;
  return takeovers.find(({ MainMember }) => MainMember.id === holder) ?? null;
}
