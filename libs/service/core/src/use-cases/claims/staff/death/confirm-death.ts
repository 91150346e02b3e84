import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { pipelineTools } from '../../../pipeline-tools';
import { asRefusal, onClaim } from '../on-claim';
import { deathConfirmed } from './death-confirmed';
import { checkProofOfDeath } from './proof-of-death';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['confirmDeath']>;

/** Notes that a death is proved. From then on the policy follows it, in the same transaction. Source: docs/domain/claims.md#c8-1. */
export const confirmDeath = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'confirm-death', act: 'CONFIRM_DEATH' }, (tx, held) => confirm(call, tools, tx, held));

async function confirm(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const unproved = asRefusal(checkProofOfDeath(held.claim.record, body.source));
  if (unproved) return unproved;
  const { now, today } = request;
  const by = auditedBy(caller, request);
  const confirming = { source: body.source, staff: caller.staff, who: caller.staff.name, now, today, by };
  return done(await deathConfirmed(pipelineTools(tools, caller), tx, held, confirming));
}
