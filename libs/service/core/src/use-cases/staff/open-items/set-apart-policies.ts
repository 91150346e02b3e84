import { type Endpoints, mostSetApart, type SetApartPolicies } from '@portal/contract';
import { done, type Outcome, refused, trySetApartAgain } from '@portal/service-change-pipeline';
import { allItemsSetApart, appendAudit, inTransaction, policiesSetApart, tryItemAt } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';

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

/** Has the job of a piece of work try it with its next round. */
export async function trySetApartItem(
  { body: { work, item }, caller, request }: StaffCall<Endpoints['trySetApartItem']>,
  { database }: Tools,
): Promise<{ nextTryAt: string }> {
  const { now } = request;
  const outcome = await inTransaction(database, async (tx): Promise<Outcome<{ nextTryAt: string }>> => {
    const found = await tryItemAt(tx, { work, item, at: now });
    if (found === null) return refused('CONFLICT', 'This is not set apart any more.');
    const { policyNumber } = found;
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'SET_APART_TRIED',
      outcome: 'SUCCEEDED',
      ...(policyNumber !== null && { entityType: 'POLICY' }),
      after: { work, item },
    });
    return done({ nextTryAt: now.toISOString() });
  });
  if (!outcome.success) throw refusalOf(outcome);
  return outcome.value;
}
