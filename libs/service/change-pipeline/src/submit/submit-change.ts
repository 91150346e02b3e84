import { type DocumentUpload } from '@portal/contract';
import { kindsOfChange, approverOf } from '@portal/domain';
import {
  type ApprovalActionRow,
  inTransaction,
  lockPolicy,
  type PolicyRow,
  together,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { applyNow } from '../apply/apply-now';
import {
  type Actor,
  type ChangeContext,
  type Outcome,
  type Planner,
  type Proposal,
  refused,
  type Refused,
} from '../base/change';
import { findFacts } from './find-facts';
import { withinMaximum } from '../rules/within-maximum';
import { makePending } from './make-pending';
import { noRoomForUploads } from '../documents/room-for-uploads';
import { once } from '../base/once';
import { deciderAfterReport, reportsFor } from '../rules/after-death-report';
import { mayAsk } from '../rules/may-change';
import { mayReplace } from '../rules/open-change';
import { checkMayOverride } from '../rules/override';
import { processDueEvents } from '../lifecycle/process-due-events';
import { type Origin, type PipelineTools } from '../base/tools';
import { type Done } from '../base/done';

/** A change that somebody asks for. */
export interface ChangeRequest<Body> {
  policyNumber: string;
  actor: Actor;
  origin: Origin;
  body: Body;
  plan: Planner<Body>;
  /** The one intention behind a write, and the route it went to; without a key every request is its own. */
  idempotency: { route: string; key: string } | null;
}

/** What confirms a change or supports it, beside the details. */
interface Extras {
  otp?: string | null;
  cellNumberOtp?: string | null;
  Documents?: DocumentUpload[];
}

/**
 * Takes a change through the whole pipeline in one transaction: the policy held, what is due settled, the rules asked,
 * then refused, applied or pending (architecture: the change pipeline).
 *
 * A refusal leaves nothing behind but the count of a wrong PIN. The same intention twice gets the first one's answer.
 */
export async function submitChange<Body extends object>(
  tools: PipelineTools,
  request: ChangeRequest<Body>,
): Promise<Outcome<Done>> {
  const mayNot = checkMayOverride(request.body, request.actor);
  if (mayNot) return mayNot;
  return inTransaction(tools.database, async (tx) => {
    // Answered in this order, so that what waits is what waits once the policy is locked.
    const [row, unsettled] = await together([
      lockPolicy(tx, request.policyNumber),
      unsettledActions(tx, request.policyNumber),
    ]);
    if (row === null) return refused('NOT_FOUND');
    const now = tools.clock.now();
    const meant = { intention: intentionOf(request), body: request.body, now };
    return once(tx, meant, () => changeHeld(tools, tx, { row, unsettled, now }, request));
  });
}

/** A policy that is locked, as it was found. */
interface Found {
  row: PolicyRow;
  unsettled: readonly ApprovalActionRow[];
  now: Date;
}

type Intended = Pick<ChangeRequest<never>, 'idempotency' | 'actor' | 'policyNumber'>;

const intentionOf = ({ idempotency, actor, policyNumber }: Intended) =>
  idempotency && { subject: `${actor.id} ${policyNumber}`, ...idempotency };

async function changeHeld<Body extends object>(
  tools: PipelineTools,
  tx: Transaction,
  { row, unsettled, now }: Found,
  { body, plan, actor, origin }: ChangeRequest<Body>,
): Promise<Outcome<Done>> {
  const settled = await processDueEvents(tools, tx, row, now, unsettled);
  const facts = await findFacts(tx, settled.row, body);
  const context: ChangeContext = {
    actor,
    now,
    today: settled.today,
    uuid: tools.random.uuid,
    open: settled.open,
    ...facts,
  };
  const planned = plan(settled.row.record, body, context);
  if (!planned.success) return planned;
  const judged = await withinMaximum(tx, settled, planned.value);
  if (!judged.success) return judged;
  const proposal = judged.value;
  const usual = approverOf(proposal.actionType, actor.kind, proposal.changedFields);
  const reports = await reportsFor(tx, settled.row, proposal.actionType);
  const afterReport = deciderAfterReport(proposal.actionType, reports, settled.today);
  const decider = afterReport ?? usual ?? (proposal.waits ? 'STAFF' : null);
  const notAllowed =
    mayAsk(proposal.actionType, settled.row, context) ?? mayReplace(proposal, context, decider === null);
  if (notAllowed) return notAllowed;
  const extras = body as Extras;
  const noRoom = await noRoomForUploads(tx, settled.row.policyNumber, extras.Documents ?? []);
  if (noRoom) return noRoom;
  const notConfirmed = await confirm(tools, tx, settled.row, { proposal, actor, origin, extras });
  if (notConfirmed) return notConfirmed;

  const step = { tools, tx, row: settled.row, proposal, context, origin, uploads: extras.Documents ?? [] };
  return decider === null ? applyNow(step) : makePending(step, decider);
}

interface Confirmation {
  proposal: Proposal;
  actor: Actor;
  origin: Origin;
  extras: Extras;
}

/**
 * A customer confirms what needs it with a PIN; a new cellphone number proves itself with one of its own. Of the two neither is used up while the
 * other is wrong, and the refusal says which it was: whoever mistyped one types that one again.
 */
async function confirm(
  { verifyPin }: PipelineTools,
  tx: Transaction,
  { policyNumber }: PolicyRow,
  { proposal, actor, origin, extras }: Confirmation,
): Promise<Refused | null> {
  const { pin: purpose } = kindsOfChange[proposal.actionType];
  if (purpose === null || actor.kind !== 'customer') return null;
  const check = async (otp: string | null | undefined, more: { cellNumber?: string; staysGood?: boolean } = {}) =>
    otp
      ? verifyPin(tx, { policyNumber, purpose, otp, ...more }, origin)
      : refused('INVALID_OTP', 'Enter the one-time PIN');
  if (proposal.actionType !== 'UPDATE_CELL_NUMBER') return check(extras.otp);
  const cellNumber = String(proposal.proposed?.['Cell_Number']);
  return (
    (await check(extras.otp, { staysGood: true })) ??
    ofNewNumber(await check(extras.cellNumberOtp, { cellNumber })) ??
    check(extras.otp)
  );
}

const ofNewNumber = (notConfirmed: Refused | null): Refused | null =>
  notConfirmed?.code === 'INVALID_OTP' ? refused('INVALID_NEW_NUMBER_OTP') : notConfirmed;
