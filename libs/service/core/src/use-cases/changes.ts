import { type Change, type Endpoint } from '@portal/contract';
import { type Planner, submitChange } from '@portal/service-change-pipeline';
import { type PolicyCall, type Tools } from '../call/use-case';
import { actionForCaller } from './approval-actions';
import { actorOf } from './actor';
import { pipelineTools, refusalOf } from './pipeline-tools';

/** A use case that takes its body through the change pipeline. Messages it enqueued go out after the answer. */
export const changing =
  <Body extends object>(route: string, plan: Planner<Body>) =>
  async (call: PolicyCall<Endpoint>, tools: Tools): Promise<Change> => {
    const { policy, caller, request, body } = call;
    const actor = actorOf(caller, policy);
    const { idempotencyKey: key } = request;
    const outcome = await submitChange(pipelineTools(tools, caller), {
      policyNumber: policy.policyNumber,
      actor,
      origin: request,
      plan,
      body: body as unknown as Body,
      idempotency: key === null ? null : { route, key },
    });
    if (!outcome.success) throw refusalOf(outcome);
    request.after(tools.sendEnqueued);
    const { value } = outcome;
    return value.action === null ? value : { ...value, action: actionForCaller(value.action, actor) };
  };
