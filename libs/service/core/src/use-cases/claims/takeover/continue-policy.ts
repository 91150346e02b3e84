import { bankAccountRule, type Continuation, type Endpoints, type ErrorCode } from '@portal/contract';
import { checkNominees } from '@portal/contract/application';
import { fullName } from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import {
  continuing,
  done,
  once,
  type Outcome,
  processDueEvents,
  refused,
  type Refused,
  refusedFields,
  requestTakeover,
} from '@portal/service-change-pipeline';
import {
  type Claimant,
  findClaim,
  inTransaction,
  lockClaim,
  lockPolicy,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { type ClaimantCall, type Tools } from '../../../call/use-case';
import { idOf } from '../../../caller/caller';
import { Refusal } from '../../../wire/refusal';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { guardianOf } from '../continuation/guardian';
import { readContinuation } from '../continuation/read-continuation';
import { notYours } from './continuation';
import { whoAsks } from './who-asks';

type Call = ClaimantCall<Endpoints['continuePolicy']>;

/**
 * Asks to take over the policy of the claim that the caller signed in to; a PIN to their number confirms it and staff decide. Once for each
 * intention, and for one person at a time. Source: docs/domain/claims.md#c8-3.
 */
export async function continuePolicy(call: Call, tools: Tools): Promise<Continuation> {
  const { caller, params, body, request } = call;
  const { claimId } = caller.session;
  const found = await findClaim(tools.database, claimId);
  if (found?.policyNumber !== params.policyNumber) throw new Refusal('NOT_FOUND');
  const { idempotencyKey: key, now } = request;
  const intention = key === null ? null : { subject: `${idOf(caller)} ${claimId}`, route: 'continue-policy', key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const policy = await lockPolicy(tx, found.policyNumber);
    const claim = await lockClaim(tx, claimId);
    if (policy === null || claim === null) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, async (): Promise<Outcome<Continuation>> => {
      if (body.version !== claim.version) return refused('STALE_VERSION');
      const { row } = await processDueEvents(pipelineTools(tools, caller), tx, policy, now);
      const seen = await readContinuation(tx, claim, caller, request);
      if (seen === null) return refused('NOT_POSSIBLE', notYours);
      if (seen.state !== 'OPEN') return refused('CONFLICT', 'Somebody has asked to take over this policy already.');
      const asked = await ask(call, tools, tx, {
        row,
        died: claim.record.dateOfDeath,
        guardian: guardianOf(claim.record),
      });
      if (asked) return asked;
      const after = await readContinuation(tx, claim, caller, request);
      return after === null ? refused('NOT_POSSIBLE', notYours) : done(after);
    });
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

/** Why it cannot be asked for; null once it is. The PIN is used last, so that a mistake in the form does not cost it. */
async function ask(
  call: Call,
  tools: Tools,
  tx: Transaction,
  { row, died, guardian }: { row: PolicyRow; died: string; guardian: Claimant | null },
): Promise<Refused | null> {
  const { caller, body, request } = call;
  const { now, today } = request;
  const found = continuing(row.record, { died, on: today, guardianBirth: guardian?.dateOfBirth ?? null });
  const asking = found && whoAsks(found.life, guardian, body.Guardian);
  if (asking === null) return refused('NOT_POSSIBLE', notYours);
  const account = body.BankingDetails === null ? [] : bankAccountRule(banks)(body.BankingDetails);
  const errors = [
    ...asking.errors,
    ...checkNominees(body, asking.person),
    ...account.map(({ field, message }) => ({ field: `BankingDetails.${field}`, message })),
  ];
  if (errors.length > 0) return refusedFields(errors);
  const wrong = await tools.identity.verifyNumberPin(tx, {
    cellNumber: caller.session.cellNumber,
    purpose: 'CONTINUE_POLICY',
    otp: body.otp,
    by: { sessionId: caller.session.id },
    address: request.address,
    requestId: request.requestId,
  });
  if (wrong) return refused(wrong.failure.code as ErrorCode, wrong.failure.message);
  const asked = await requestTakeover(pipelineTools(tools, caller), tx, {
    row,
    died,
    successor: { id: asking.id, cellNumber: caller.session.cellNumber },
    said: body,
    actor: { kind: 'customer', id: caller.session.claimantId, name: fullName(asking.person) },
    origin: request,
    now,
  });
  return asked.success ? null : asked;
}
