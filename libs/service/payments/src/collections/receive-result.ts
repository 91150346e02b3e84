import { canDebitBecome, type DebitExceptionReason } from '@portal/domain';
import { processDueEvents } from '@portal/service-change-pipeline';
import {
  type CollectionRow,
  type Executor,
  findCollection,
  inTransaction,
  lockPolicy,
  noteException,
  together,
} from '@portal/service-store';
import { type DebitReport } from './collecting-bank';
import { type ResultTools } from './debit-tools';
import { takePaid } from './effects/take-paid';
import { takeBack } from './effects/take-back';
import { takeTracking } from './effects/take-tracking';
import { takeUnpaid } from './effects/take-unpaid';
import { type Step } from './effects/step';
import { markSent } from './mark-sent';

/** `REPEATED`: old news, without effect. `NOTED`: it does not fit, and somebody looks into it. `UNKNOWN`: no debit of ours. */
export type ReceivedResult = 'TAKEN' | 'REPEATED' | 'NOTED' | 'UNKNOWN';

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/**
 * Takes in what a bank says of one debit, once, in whatever order and however often it is said: everything that follows from it in one
 * transaction. The caller has made sure who says it. Source: docs/domain/banking.md#r3-10.
 */
export async function receiveDebitResult(tools: ResultTools, report: DebitReport): Promise<ReceivedResult> {
  const asked = isUuid(report.instructionId) ? await findCollection(tools.database, report.instructionId) : null;
  if (asked === null) {
    await note(tools, tools.database, report, { reason: 'UNKNOWN_INSTRUCTION', policyNumber: null });
    return 'UNKNOWN';
  }
  return inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const [row, found] = await together([lockPolicy(tx, asked.policyNumber), findCollection(tx, asked.id)]);
    if (row === null || found === null) throw new Error('The policy of a debit is gone');
    const { policyNumber } = row;
    if (report.amountCents !== found.amountCents) {
      await note(tools, tx, report, { reason: 'OTHER_AMOUNT', policyNumber });
      return 'NOTED';
    }
    if (isOldNews(found, report)) return 'REPEATED';
    // The bank has it although we never heard that it took it.
    const isUnheard = found.state === 'BUILT' && found.attempts > 0;
    const debit = isUnheard ? await markSent(tools, tx, row, { debit: found, now }) : found;
    if (!canDebitBecome(debit.state, report.result)) {
      await note(tools, tx, report, { reason: 'NOT_POSSIBLE', policyNumber });
      return 'NOTED';
    }
    // What is due by now comes first: money pays months at the premium that they have.
    const settled = await processDueEvents(tools, tx, row, now);
    await take({ tools, tx, row: settled.row, waiting: settled.waiting, debit, report, now, today: settled.today });
    return 'TAKEN';
  });
}

/** What was said before, or happened before what was read last. */
const isOldNews = ({ state, resultAt }: CollectionRow, { result, resultAt: at }: DebitReport): boolean =>
  state === result || (resultAt !== null && Date.parse(at) <= resultAt.getTime());

function take(step: Step): Promise<void> {
  switch (step.report.result) {
    case 'PAID':
      return takePaid(step);
    case 'TRACKING':
      return takeTracking(step);
    case 'DISPUTED':
      return takeBack(step);
    case 'UNPAID':
      return step.debit.state === 'PAID' ? takeBack(step) : takeUnpaid(step);
  }
}

const note = (
  { random, clock }: ResultTools,
  executor: Executor,
  report: DebitReport,
  { reason, policyNumber }: { reason: DebitExceptionReason; policyNumber: string | null },
) =>
  noteException(executor, {
    id: random.uuid(),
    collectionId: report.instructionId,
    policyNumber,
    reason,
    record: { ...report },
    notedAt: clock.now(),
  });
