import { isDeepStrictEqual } from 'node:util';
import { type Schedule } from '../../clock/schedule';
import { type CallbackLine } from '../../delivery/callback-line';
import { type Debit, type DebitInstruction, type Decision } from './debit';
import { accountOutcomes, type Outcome, outcomesFor } from './outcomes';

/** Debits kept; the one that came first is dropped first. */
const debitCapacity = 2000;
/** Account numbers that do something by themselves do it so long after the instruction, and after each other, in milliseconds. */
const accountOutcomeAfterMs = 2000;

interface Options {
  now: () => Date;
  newId: () => string;
  line: CallbackLine;
  schedule: Schedule;
}

/** The debits that creditors told the bank to collect, in memory. Whatever nobody decides is paid on its action date. */
export function createDebits({ now, newId, line, schedule }: Options, capacity = debitCapacity) {
  const debits = new Map<string, Debit>();

  const report = ({ instruction, bankReference }: Debit, decision: Decision) => ({
    instructionId: instruction.instructionId,
    bankReference,
    ...decision,
  });

  /** Decides about a debit and tells the creditor. False: that makes no sense as it stands. */
  function decide(debit: Debit, code: string): boolean {
    const outcome = outcomesFor(debit).find((one) => one.code === code);
    if (outcome === undefined) return false;
    debit.isSilent = outcome.result === null;
    if (outcome.result === null) return true;
    const { result, bankCode = null, tooMany = 0 } = outcome;
    const amountCents = debit.instruction.amountCents + tooMany;
    debit.decision = { result, bankCode, amountCents, resultAt: now().toISOString() };
    tell(debit, debit.decision, outcome);
    return true;
  }

  function tell(debit: Debit, decision: Decision, { told = 1 }: Outcome): void {
    for (let time = 0; time < told; time += 1) debit.callbacks.push(line.send(report(debit, decision)).callback);
  }

  /** What becomes of a debit when nobody decides otherwise. */
  function plan(debit: Debit): void {
    const { accountNumber, actionDate } = debit.instruction;
    const own = accountOutcomes[accountNumber.slice(-3)];
    if (own) {
      own.forEach((code, at) => schedule.after(accountOutcomeAfterMs * (at + 1), () => void decide(debit, code)));
      return;
    }
    const opens = Date.parse(`${actionDate}T06:00:00+02:00`) - now().getTime();
    schedule.after(Math.max(opens, 0), () => {
      if (!debit.isSilent && debit.decision === null) decide(debit, 'PAID');
    });
  }

  return {
    /** Newest first. */
    all: (): Debit[] => [...debits.values()].reverse(),

    /** Takes an instruction. The same one again changes nothing; another under the same id is refused. */
    take(instruction: DebitInstruction): 'NEW' | 'REPEAT' | 'ANOTHER' {
      const earlier = debits.get(instruction.instructionId);
      if (earlier) return isDeepStrictEqual(earlier.instruction, instruction) ? 'REPEAT' : 'ANOTHER';
      const bankReference = `BANK-${newId()}`;
      const debit: Debit = { instruction, bankReference, decision: null, isSilent: false, callbacks: [] };
      debits.set(instruction.instructionId, debit);
      const [oldest] = debits.keys();
      if (debits.size > capacity && oldest !== undefined) debits.delete(oldest);
      plan(debit);
      return 'NEW';
    },

    /** What an operator decides. False: there is no such debit, or it makes no sense as it stands. */
    decide(instructionId: string, code: string): boolean {
      const debit = debits.get(instructionId);
      return debit !== undefined && decide(debit, code);
    },

    /** What the bank says to whoever asks; null: nothing. */
    resultOf(instructionId: string) {
      const debit = debits.get(instructionId);
      return debit?.decision ? report(debit, debit.decision) : null;
    },
  };
}
