import { claimLimits, todayInJohannesburg } from '@portal/domain';
import {
  asksRegister,
  type ClaimRow,
  claimsAskingRegister,
  findClaim,
  inTransaction,
  lockClaim,
  lockPolicy,
  noteByRegister,
  oneByOne,
  takeRegisterQuestion,
} from '@portal/service-store';
import { checkRegister, type DeathRegisterProvider } from '../../../death-register/death-register';
import { nobody } from '../with-event';
import { noteRegisterAnswer } from './note-answer';
import { type RoundTools } from '../round-tools';

interface AskingTools extends RoundTools {
  /** Null: there is none to ask. */
  deathRegister: DeathRegisterProvider | null;
  /** The insurer's name on bank statements, where it has one of its own there. */
  creditorShortName?: string | undefined;
}

/** Claims looked at in one round, and questions asked in it: the rest comes in the next. */
const mostARound = { looked: 200, asked: 25 };
/** So many questions in a row without an answer: the register is away, and the round ends. */
const awayAfter = 3;
/** So long a claim is left to the process that asks about it. */
const questionTakenMs = 10 * 60_000;

/**
 * Asks the register of deaths about every claim that is open and whose death is not confirmed: soon after it opened, then once a day until it
 * says something. One process asks about a claim, however many do this. A claim that fails is set apart and holds up no
 * other. Gives how many were asked about. Source: docs/domain/claims.md#c2-4.
 */
export async function askAboutDeaths(tools: AskingTools, signal?: AbortSignal): Promise<number> {
  const { database, clock, deathRegister: register } = tools;
  if (register === null) return 0;
  const work = await oneByOne(tools, 'DEATH_REGISTER');
  const most = work.batch(mostARound.looked);
  const due = await claimsAskingRegister(database, { notSince: dayBefore(clock.now()), most });
  const enough = new AbortController();
  let asked = 0;
  let silentInARow = 0;
  const ask = async ({ id }: Pick<ClaimRow, 'id'>) => {
    const result = await askAbout(tools, register, id);
    if (result === null) return false;
    asked += 1;
    silentInARow = result === 'NO_ANSWER' ? silentInARow + 1 : 0;
    if (asked === mostARound.asked || silentInARow === awayAfter) enough.abort();
    return true;
  };
  return work.goThrough(due, (claim) => claim, ask, AbortSignal.any([enough.signal, ...(signal ? [signal] : [])]));
}

const dayBefore = (now: Date) => new Date(now.getTime() - claimLimits.ASK_REGISTER_AGAIN_HOURS * 3_600_000);

/** Asks about one claim and keeps the answer. Null: another process asks, or nobody has to any more. */
async function askAbout(tools: AskingTools, register: DeathRegisterProvider, id: string) {
  const { database, clock } = tools;
  const before = clock.now();
  const notSince = dayBefore(before);
  const as = new Date(notSince.getTime() + questionTakenMs);
  if (!(await takeRegisterQuestion(database, id, { as, notSince }))) return null;
  const found = await findClaim(database, id);
  const idNumber = found && asksRegister(found.status, found.record) ? found.record.deceased.idNumber : null;
  if (found === null || idNumber === null) {
    await inTransaction(database, async (tx) => {
      const claim = await lockClaim(tx, id);
      if (claim) await noteByRegister(tx, claim);
    });
    return null;
  }
  const reply = await checkRegister(register, idNumber);
  await inTransaction(database, async (tx) => {
    const policy = await lockPolicy(tx, found.policyNumber);
    const claim = await lockClaim(tx, id);
    if (policy === null || claim === null) throw new Error('The policy of a claim is gone');
    if (claim.status === 'VOID') return;
    const now = clock.now();
    const by = { at: now, actorType: 'SYSTEM' } as const;
    const asked = { now, today: todayInJohannesburg(now), by, who: nobody };
    await noteRegisterAnswer(toolsOf(tools), tx, { claim, policy }, { reply, asked });
  });
  return reply.result;
}

const toolsOf = ({ random, creditorShortName }: AskingTools) => ({
  random,
  ...(creditorShortName !== undefined && { creditorShortName }),
});
