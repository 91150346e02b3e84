import { confirmsDeath, formatDate, type RegisterReply } from '@portal/domain';
import {
  appendAudit,
  type ClaimRecord,
  type ClaimRow,
  keepRegisterAnswers,
  type PolicyRow,
  registerStanding,
  type Transaction,
} from '@portal/service-store';
import { deathConfirmed } from '../staff/death/death-confirmed';
import { type ConfirmedWhen, type DeathTools } from '../staff/death/confirmed-when';
import { saveFollowed } from '../staff/save-claim';
import { deathRegister, withEvent } from '../with-event';

/**
 * Keeps what the register of deaths answered about a claim that is held, and does what follows: the day of death that the claim has confirms
 * the death, once; anything else is for people to look at. An answer that says nothing changes no version. Source: docs/domain/claims.md#c2-4.
 */
export async function noteRegisterAnswer(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  { reply, asked }: { reply: RegisterReply; asked: ConfirmedWhen },
): Promise<ClaimRow> {
  const { now, by } = asked;
  const record = withAnswer(claim.record, reply, asked);
  const kept = await keepRegisterAnswers(tx, claim, { record, now });
  const saved = await followAnswer(tools, tx, { claim: kept, policy }, { reply, asked });
  await appendAudit(tx, {
    ...by,
    policyNumber: claim.policyNumber,
    action: 'DEATH_REGISTER_ANSWERED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    after: { ...reply, status: saved.status },
  });
  return saved;
}

async function followAnswer(
  tools: DeathTools,
  tx: Transaction,
  held: { claim: ClaimRow; policy: PolicyRow },
  { reply: { result }, asked }: { reply: RegisterReply; asked: ConfirmedWhen },
): Promise<ClaimRow> {
  const { claim } = held;
  const { status, record } = claim;
  if (result === 'NOT_FOUND' || result === 'NO_ANSWER') return claim;
  const isDeathConfirmed = record.deathConfirmed !== null;
  return confirmsDeath({ status, isDeathConfirmed, standing: registerStanding(record) })
    ? deathConfirmed(tools, tx, held, { ...asked, source: 'REGISTER', staff: null, who: deathRegister })
    : saveFollowed({ request: asked }, tools, tx, held, { status, record });
}

/** The claim with one more answer; its history says it where it is another than the one before. */
function withAnswer(record: ClaimRecord, reply: RegisterReply, { now, who }: ConfirmedWhen): ClaimRecord {
  const { answers = [], lifts = [] } = record.register ?? {};
  const before = answers.at(-1);
  const after = { ...record, register: { answers: [...answers, { ...reply, at: now.toISOString() }], lifts } };
  const isNews = before?.result !== reply.result || before.dateOfDeath !== reply.dateOfDeath;
  return isNews ? withEvent(after, { at: now, who, event: 'REGISTER_ANSWERED', about: answerWords(reply) }) : after;
}

function answerWords({ result, dateOfDeath }: RegisterReply): string {
  if (result === 'DECEASED') return `this person died on ${formatDate(dateOfDeath)}`;
  if (result === 'ALIVE') return 'this person lives';
  return result === 'NOT_FOUND' ? 'no death is known yet' : 'no answer';
}
