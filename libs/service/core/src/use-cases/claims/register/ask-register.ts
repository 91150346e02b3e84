import { type ClaimCase, type Endpoints } from '@portal/contract';
import { type RegisterReply } from '@portal/domain';
import { done, refused } from '@portal/service-change-pipeline';
import { inTransaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { checkRegister } from '../../../death-register/death-register';
import { auditedBy } from '../../actor';
import { pipelineTools } from '../../pipeline-tools';
import { claimById } from '../staff/claim-case';
import { notAllowed, onClaim, whyBarred } from '../staff/on-claim';
import { noteRegisterAnswer } from './note-answer';
import { lockClaimAndPolicy } from '../locked-claim';

type Call = StaffCall<Endpoints['askDeathRegister']>;

/**
 * Asks the register of deaths for a member of staff, and answers the case with what it says. A register that is away has not answered: that is
 * kept too. Nobody is asked for whoever may not ask.
 */
export async function askDeathRegister(call: Call, tools: Tools): Promise<ClaimCase> {
  const { caller, request } = call;
  const { now, today } = request;
  const reply = await answerFor(call, tools);
  return onClaim(call, tools, { route: 'ask-register', act: 'ASK_REGISTER' }, async (tx, held) => {
    if (reply === null) return refused('NOT_POSSIBLE', 'There is no death register to ask.');
    const asked = { now, today, by: auditedBy(caller, request), who: caller.staff.name };
    return done(await noteRegisterAnswer(pipelineTools(tools, caller), tx, held, { reply, asked }));
  });
}

/** What the register says; null: there is none, or the caller may not ask, which is refused once the claim is held. */
async function answerFor(call: Call, tools: Tools): Promise<RegisterReply | null> {
  const { deathRegister: register } = tools.providers;
  const claim = await claimById(tools, call.params.id);
  const { idNumber } = claim.record.deceased;
  if (register === null || idNumber === null || claim.version !== call.body.version) return null;
  const barred = await inTransaction(tools.database, async (tx) => {
    const held = await lockClaimAndPolicy(tx, claim);
    return notAllowed('ASK_REGISTER', held, call) ?? (await whyBarred(call, tx, held, 'assess'));
  });
  return barred === null ? checkRegister(register, idNumber) : null;
}
