import { type ApprovalAction, closedChangesDays, type Endpoints, missingDocumentOf } from '@portal/contract';
import { maskAccountNumber } from '@portal/domain';
import { type Actor, decideAction, powersOver } from '@portal/service-change-pipeline';
import {
  type ApprovalActionRow,
  closedActions,
  hasRunOut,
  openActions,
  type StoredAction,
} from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { isUuid } from '../wire/is-uuid';
import { Refusal } from '../wire/refusal';
import { actorOf } from './actor';
import { pipelineTools, refusalOf } from './pipeline-tools';

/** What waits for a decision, and what is approved for a later day. Source: docs/domain/records.md#r9-19. */
export async function pendingApprovalActions(
  call: PolicyCall<Endpoints['pendingApprovalActions']>,
  { database }: Tools,
) {
  const { policy, caller, request } = call;
  const rows = await openActions(database, policy.policyNumber, request.today);
  const actor = actorOf(caller, policy);
  return rows
    .filter((action) => !hasRunOut(action, request.now))
    .filter(isReadBy(actor))
    .map(({ record, status }) => actionForCaller({ ...record, status: status as StoredAction['status'] }, actor));
}

/** What is undone because a main member died is for staff alone: whoever has the policy now did not ask for it, and it tells of somebody else. */
const isReadBy =
  ({ kind }: Actor) =>
  ({ record }: ApprovalActionRow): boolean =>
    kind !== 'customer' || record.undo?.death.kind !== 'MAIN_MEMBER';

const aDay = 86_400_000;

/** What became of the changes that were decided of late. */
export async function closedApprovalActions(call: PolicyCall<Endpoints['closedApprovalActions']>, { database }: Tools) {
  const { policy, caller, request } = call;
  const { now } = request;
  const since = new Date(now.getTime() - closedChangesDays * aDay);
  const rows = await closedActions(database, policy.policyNumber, { now, since, most: 50 });
  const actor = actorOf(caller, policy);
  return rows
    .filter(isReadBy(actor))
    .map(({ record, status }) =>
      actionForCaller(
        { ...record, status: status === 'PENDING' ? 'EXPIRED' : (status as StoredAction['status']) },
        actor,
      ),
    );
}

/** Approves, declines or takes back a change. */
export async function updateApprovalAction(call: PolicyCall<Endpoints['updateApprovalAction']>, tools: Tools) {
  const { params, policy, caller, request, body } = call;
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  const actor = actorOf(caller, policy);
  const outcome = await decideAction(pipelineTools(tools, caller), {
    policyNumber: policy.policyNumber,
    actionId: params.id,
    actor,
    origin: request,
    decision: body,
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  const { record, status } = outcome.value;
  return actionForCaller({ ...record, status: status as StoredAction['status'] }, actor);
}

/** An action with what this caller may do about it (docs/domain/changes.md#r7-2). No account number leaves in full. */
export function actionForCaller(
  { takeover: _said, undo: _fields, ...action }: StoredAction,
  actor: Actor,
): ApprovalAction {
  const powers = powersOver(action, actor);
  const missingDocument = missingDocumentOf(action);
  const canApprove = powers.APPROVE && !missingDocument?.isBlocking;
  return {
    ...action,
    currentValue: withMaskedAccount(action.currentValue),
    proposedValue: withMaskedAccount(action.proposedValue),
    requiresOtp: canApprove && actor.kind === 'customer',
    missingDocument,
    canApprove,
    canDecline: powers.DECLINE,
    canCancel: powers.CANCEL,
  };
}

const withMaskedAccount = (value: ApprovalAction['currentValue']) =>
  typeof value?.['Account_Number'] === 'string'
    ? { ...value, Account_Number: maskAccountNumber(value['Account_Number']) }
    : value;
