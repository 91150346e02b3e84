import { type Change, type Endpoints } from '@portal/contract';
import { applyForPolicy } from '@portal/service-change-pipeline';
import { type PolicyCall, type Tools } from '../call/use-case';
import { actionForCaller } from './approval-actions';
import { actorOf } from './actor';
import { pipelineTools, refusalOf } from './pipeline-tools';

/**
 * Takes an application for a policy, sent on a policy of the caller's own. `new` in the place of a number is for staff: to
 * a customer it is a number that nobody has. Source: domain rules 9.22.
 */
export async function addPolicy(call: PolicyCall<Endpoints['addPolicy']>, tools: Tools): Promise<Change> {
  const { policy, caller, request, body } = call;
  const actor = actorOf(caller, policy);
  const { idempotencyKey: key } = request;
  const outcome = await applyForPolicy(pipelineTools(tools), {
    ...{ policyNumber: policy.policyNumber, actor, origin: request, body },
    idempotency: key === null ? null : { route: 'add-policy', key },
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendPromised);
  const { value } = outcome;
  return value.action === null ? value : { ...value, action: actionForCaller(value.action, actor) };
}
