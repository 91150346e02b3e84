import { type Change, type Endpoints } from '@portal/contract';
import { type Actor, applyForPolicy } from '@portal/service-change-pipeline';
import { isStaff } from '../caller/caller';
import { type NewPolicyCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';
import { actionForCaller } from './approval-actions';
import { actorOf, staffActor } from './actor';
import { pipelineTools, refusalOf } from './pipeline-tools';

type Call = NewPolicyCall<Endpoints['addPolicy']>;

/**
 * Takes an application for a policy, sent on a policy of the caller's own, or one that is open to them. `new` in the place of
 * a number is for staff: to a customer it is a number that nobody has. Source: docs/domain/records.md#r9-22.
 */
export async function addPolicy(call: Call, tools: Tools): Promise<Change> {
  const { policy, request, body } = call;
  const actor = applicantFor(call);
  const { idempotencyKey: key } = request;
  const outcome = await applyForPolicy(pipelineTools(tools, call.caller), {
    policyNumber: policy?.policyNumber ?? null,
    actor,
    origin: request,
    body,
    idempotency: key === null ? null : { route: 'add-policy', key },
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  const { value } = outcome;
  return value.action === null ? value : { ...value, action: actionForCaller(value.action, actor) };
}

function applicantFor({ caller, policy }: Pick<Call, 'caller' | 'policy'>): Actor {
  if (policy !== null) return actorOf(caller, policy);
  if (!isStaff(caller)) throw new Refusal('NOT_FOUND');
  return staffActor(caller);
}
