import { type ApprovalCase, type Endpoints } from '@portal/contract';
import { type Outcome, releaseRequest, assignRequest } from '@portal/service-change-pipeline';
import { type ApprovalActionRow } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { caseOf } from './case-of';
import { staffActor } from './standing';

type Call = StaffCall<Endpoints['takeApproval' | 'releaseApproval' | 'askForMore']>;

/** Takes a request on: nobody else decides on it meanwhile, and its policy is open to the caller. */
export const takeApproval = (call: StaffCall<Endpoints['takeApproval']>, tools: Tools): Promise<ApprovalCase> =>
  answering(call, tools, assignRequest(pipelineTools(tools, call.caller), requestOf(call)));

/** Gives a request back to the queue. */
export const releaseApproval = (call: StaffCall<Endpoints['releaseApproval']>, tools: Tools): Promise<ApprovalCase> =>
  answering(call, tools, releaseRequest(pipelineTools(tools, call.caller), requestOf(call)));

/** What a call asks for, of which request, by whom. */
export function requestOf({ params, caller, request }: Pick<Call, 'params' | 'caller' | 'request'>) {
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  return { actionId: params.id, actor: staffActor(caller), origin: request };
}

/** The case as it is after something was done with it; a refusal leaves as one. */
export async function answering(
  { caller, request }: Pick<Call, 'caller' | 'request'>,
  { database }: Tools,
  work: Promise<Outcome<ApprovalActionRow>>,
): Promise<ApprovalCase> {
  const outcome = await work;
  if (!outcome.success) throw refusalOf(outcome);
  return caseOf(database, outcome.value, { actor: staffActor(caller), ...request });
}
