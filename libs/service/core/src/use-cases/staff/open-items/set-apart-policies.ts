import { type Endpoints, mostSetApart, type SetApartPolicies } from '@portal/contract';
import { trySetApartAgain } from '@portal/service-change-pipeline';
import { allItemsSetApart, appendAudit, inTransaction, policiesSetApart } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';

/** Policies and pieces of work that could not be dealt with, the longest waiting first: numbers and kinds of mistakes, nothing of anybody. */
export async function setApartPolicies(
  _call: StaffCall<Endpoints['setApartPolicies']>,
  { database }: Tools,
): Promise<SetApartPolicies> {
  const policies = await policiesSetApart(database, mostSetApart + 1);
  const items = await allItemsSetApart(database, mostSetApart + 1);
  return {
    policies: policies.slice(0, mostSetApart).map(withTimes),
    items: items.slice(0, mostSetApart).map(withTimes),
    hasMore: policies.length > mostSetApart || items.length > mostSetApart,
  };
}

const withTimes = <Apart extends { since: Date; nextTryAt: Date }>({ since, nextTryAt, ...apart }: Apart) => ({
  ...apart,
  since: since.toISOString(),
  nextTryAt: nextTryAt.toISOString(),
});

/** Does now what is due. Where it fails again the policy stays set apart, and the job goes on trying. */
export async function trySetApartPolicy(
  { params: { policyNumber }, caller, request }: StaffCall<Endpoints['trySetApartPolicy']>,
  tools: Tools,
): Promise<{ isDone: boolean }> {
  const isDone = await trySetApartAgain(tools, policyNumber);
  if (isDone === null) throw new Refusal('CONFLICT', 'This policy is not set apart any more.');
  await inTransaction(tools.database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'SET_APART_TRIED',
      outcome: isDone ? 'SUCCEEDED' : 'FAILED',
      entityType: 'POLICY',
    }),
  );
  request.after(tools.sendEnqueued);
  return { isDone };
}
