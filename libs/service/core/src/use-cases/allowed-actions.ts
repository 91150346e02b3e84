import { type Endpoints } from '@portal/contract';
import { allowedActions as ask, reportsOfHolder } from '@portal/service-change-pipeline';
import { findPolicy, hasRunOut, unsettledActions } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';
import { actorOf } from './actor';

/** What the caller may change on a policy now, by the rules that a change itself is held against. */
export async function allowedActions(call: PolicyCall<Endpoints['allowedActions']>, { database }: Tools) {
  const { policyNumber } = call.policy;
  const [policy, actions, reports] = await Promise.all([
    findPolicy(database, policyNumber),
    unsettledActions(database, policyNumber),
    reportsOfHolder(database, call.policy),
  ]);
  if (policy === null) throw new Refusal('NOT_FOUND');
  const { now } = call.request;
  const open = actions.filter((action) => !hasRunOut(action, now));
  const actor = actorOf(call.caller, policy);
  return ask({ policy, open: open.map(({ record }) => record), actor, now, reports });
}
