import { type ApprovedTogether, type Endpoints } from '@portal/contract';
import { approveTogether as approveSeveral } from '@portal/service-change-pipeline';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { staffActor } from './standing';

/** Approves several safe requests of one kind, each by itself. */
export async function approveTogether(
  { body: { ids }, caller, request }: StaffCall<Endpoints['approveTogether']>,
  tools: Tools,
): Promise<ApprovedTogether> {
  if (!ids.every(isUuid)) throw new Refusal('CONFLICT', 'One of these requests is not there any more.');
  const outcome = await approveSeveral(pipelineTools(tools, caller), {
    ids,
    actor: staffActor(caller),
    origin: request,
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}
