import { type ApprovalCase, type Endpoints } from '@portal/contract';
import { askForMore as askPolicyholder } from '@portal/service-change-pipeline';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { pipelineTools } from '../../pipeline-tools';
import { answering, requestOf } from './take-approval';

/** Asks the policyholder for more before anybody decides. */
export async function askForMore(call: StaffCall<Endpoints['askForMore']>, tools: Tools): Promise<ApprovalCase> {
  const { body: question, request } = call;
  const asking = { ...requestOf(call), question, idempotencyKey: request.idempotencyKey };
  const answer = await answering(call, tools, askPolicyholder(pipelineTools(tools, call.caller), asking));
  request.after(tools.sendEnqueued);
  return answer;
}
