import { mandateTerms, owesDebit, toCents, wantsDebit } from '@portal/domain';
import { auditDebit, premiumOfMonth } from '@portal/service-change-pipeline';
import {
  type CollectionRow,
  findAccountNumber,
  findCollection,
  hasOpenPayment,
  inTransaction,
  lockPolicy,
  noteException,
  oneByOne,
  type PolicyRow,
  saveCollection,
  together,
  type Transaction,
  unsentDebits,
  unsettledActions,
} from '@portal/service-store';
import { type DebitInstruction, DebitRefused } from './collecting-bank';
import { type DebitTools } from './debit-tools';
import { markSent } from './mark-sent';

/** Debits handed over in one round of the job. */
const mostARound = 500;
/** So many in a row that the bank did not take: it is away, and the round ends. */
const awayAfter = 3;
const longestPauseMinutes = 30;

/**
 * Hands debits to the bank. Each carries its own id, so one that is handed over again (its answer was lost, the process died) is the
 * same debit to the bank. Gives how many it took.
 */
export async function sendDebits(tools: DebitTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'DEBIT_SENDING');
  let taken = 0;
  let silentInARow = 0;
  for (const debit of await unsentDebits(tools.database, tools.clock.now(), work.batch(mostARound))) {
    if (signal?.aborted || silentInARow === awayAfter) break;
    const answer = await work.try(debit, () => send(tools, debit), 'NOT_SENT');
    if (answer === 'TAKEN') {
      taken += 1;
      silentInARow = 0;
    }
    if (answer === 'NO_ANSWER') silentInARow += 1;
  }
  return taken;
}

/** What became of a debit: it was not to be sent any more, or what the bank said. */
type Sent = 'NOT_SENT' | 'TAKEN' | 'REFUSED' | 'NO_ANSWER';

async function send(
  tools: DebitTools,
  { id, policyNumber }: Pick<CollectionRow, 'id' | 'policyNumber'>,
): Promise<Sent> {
  const instruction = await claim(tools, policyNumber, id);
  if (instruction === null) return 'NOT_SENT';
  const answer = await handOver(tools, instruction);
  if (answer === 'TAKEN') await noteTaken(tools, policyNumber, id);
  if (answer === 'REFUSED') await noteRefused(tools, policyNumber, id);
  return answer;
}

const handOver = ({ bank }: DebitTools, instruction: DebitInstruction): Promise<Sent> =>
  bank.collect(instruction).then(
    () => 'TAKEN',
    (error: unknown) => (error instanceof DebitRefused ? 'REFUSED' : 'NO_ANSWER'),
  );

/** Counts the try before it is made: from then on only the bank knows whether the debit is under way. Null: it is not to be sent. */
const claim = (tools: DebitTools, policyNumber: string, id: string): Promise<DebitInstruction | null> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const [row, debit] = await together([lockPolicy(tx, policyNumber), findCollection(tx, id)]);
    if (row === null || debit?.state !== 'BUILT' || debit.nextTryAt > now) return null;
    if (debit.attempts === 0 && !(await isStillWanted(tx, row, debit))) {
      const recalled: CollectionRow = { ...debit, state: 'RECALLED', updatedAt: now };
      await saveCollection(tx, recalled);
      await auditDebit(tx, recalled, { action: 'DEBIT_RECALLED', now });
      return null;
    }
    const attempts = debit.attempts + 1;
    const pause = Math.min(2 ** (attempts - 1), longestPauseMinutes) * 60_000;
    const nextTryAt = new Date(now.getTime() + pause);
    const [accountNumber] = await together([
      findAccountNumber(tx, policyNumber, debit.terms.bankingDetailsId),
      saveCollection(tx, { ...debit, attempts, nextTryAt, updatedAt: now }),
    ]);
    if (accountNumber === null) {
      await note(tools, tx, debit, { cause: 'The account number is not known', now });
      return null;
    }
    return instructionOf(debit, accountNumber);
  });

/** What was paid, changed or ended since is not asked for. */
async function isStillWanted(tx: Transaction, { record, policyNumber }: PolicyRow, debit: CollectionRow) {
  const { agreed, contractReference, bankingDetailsId } = debit.terms;
  const isOnTheseTerms =
    record.DebiCheckMandate?.Contract_Reference === contractReference && record.BankingDetails?.id === bankingDetailsId;
  const isAsAgreed = agreed >= (record.BankingDetails?.Effective_Date ?? '');
  const month = debit.premiumMonth;
  const isWanted = isOnTheseTerms && isAsAgreed ? wantsDebit(record, { month, agreed }) : owesDebit(record, month);
  if (!isWanted) return false;
  const [unsettled, isPaying] = await together([unsettledActions(tx, policyNumber), hasOpenPayment(tx, policyNumber)]);
  return !isPaying && toCents(premiumOfMonth(record, unsettled, debit.premiumMonth)) === debit.amountCents;
}

const instructionOf = ({ id, actionDate, amountCents, terms }: CollectionRow, accountNumber: string) => ({
  instructionId: id,
  contractReference: terms.contractReference,
  mandateReference: terms.mandateReference,
  creditorShortName: terms.creditorShortName,
  actionDate,
  amountCents,
  holder: terms.holder,
  branchCode: terms.branchCode,
  accountType: terms.accountType,
  accountNumber,
  trackingDays: mandateTerms.trackingDays,
});

/** The bank has it, unless its result was faster. */
const noteTaken = (tools: DebitTools, policyNumber: string, id: string): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const [row, debit] = await together([lockPolicy(tx, policyNumber), findCollection(tx, id)]);
    if (row && debit?.state === 'BUILT') await markSent(tools, tx, row, { debit, now: tools.clock.now() });
  });

/** The bank will not take it: somebody looks into it, and until then nobody is late because of it. */
const noteRefused = (tools: DebitTools, policyNumber: string, id: string): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    await lockPolicy(tx, policyNumber);
    const debit = await findCollection(tx, id);
    if (debit?.state !== 'BUILT') return;
    await note(tools, tx, debit, { cause: 'The bank did not take the instruction', now: tools.clock.now() });
  });

const note = (
  { random }: Pick<DebitTools, 'random'>,
  tx: Transaction,
  { id, policyNumber, actionDate, amountCents }: CollectionRow,
  { cause, now }: { cause: string; now: Date },
) =>
  noteException(tx, {
    id: random.uuid(),
    collectionId: id,
    policyNumber,
    reason: 'REFUSED_BY_BANK',
    record: { cause, actionDate, amountCents },
    notedAt: now,
  });
