import {
  addDays,
  firstOfNextMonth,
  nextStandingDay,
  type PlainDate,
  premiumPosition,
  standingStep,
  type StandingStep,
} from '@portal/domain';
import {
  appendAudit,
  insertSettledPremiums,
  type PolicyRow,
  savePolicy,
  setNextStandingDay,
  type StoredAction,
  type Transaction,
} from '@portal/service-store';
import { isAnswerAwaited } from './debit-order/is-answer-awaited';
import { type Notice, sendNotices } from './notices';
import { type PipelineTools } from './tools';

interface Moment {
  now: Date;
  today: PlainDate;
  /** What still waits on the policy. */
  open: readonly StoredAction[];
}

/** Takes every step that payments and the calendar make with a policy. The policy must be held. */
export async function settleStanding(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  found: PolicyRow,
  { now, today, open }: Moment,
): Promise<PolicyRow> {
  const isApplicationOpen = open.some(({ actionType }) => actionType === 'ADD_POLICY');
  let row = found;
  let isPaymentOpen = false;
  for (;;) {
    const step = standingStep(row.record, { today, isPaymentOpen, isApplicationOpen });
    if (step === null) break;
    if (isWorse(step) && !isPaymentOpen && (await isAnswerAwaited(tx, row, { to: step.Policy_Status, today }))) {
      isPaymentOpen = true;
      continue;
    }
    row = await take(tools, tx, row, { step, now, today });
  }
  const isStale = row.nextStandingDay !== null && row.nextStandingDay <= today && !isPaymentOpen;
  return isStale ? setNextStandingDay(tx, row, nextStandingDay(row.record)) : row;
}

const isWorse = ({ Policy_Status }: StandingStep) => Policy_Status === 'IN_GRACE' || Policy_Status === 'LAPSED';

const auditNames = {
  ACTIVE: 'POLICY_ACTIVE',
  IN_GRACE: 'POLICY_IN_GRACE',
  LAPSED: 'POLICY_LAPSED',
} as const;

async function take(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { step, now, today }: { step: StandingStep; now: Date; today: PlainDate },
): Promise<PolicyRow> {
  const { record: before, policyNumber } = row;
  const saved = await savePolicy(tx, { ...before, ...step }, row.version, now);
  if (saved === null) throw new Error('The policy changed although it was held');
  await insertSettledPremiums(tx, givenMonths(policyNumber, before.Paid_To_Date, step.Paid_To_Date ?? null, now));
  await sendNotices(tools, tx, saved, noticesOf(row, saved, today), now);
  await appendAudit(tx, {
    ...{ at: now, actorType: 'SYSTEM', policyNumber, outcome: 'SUCCEEDED', entityType: 'POLICY', entityId: row.id },
    action: auditNames[step.Policy_Status as keyof typeof auditNames],
    ...{ before: { Policy_Status: before.Policy_Status }, after: { ...step } },
  });
  return saved;
}

/** Months without cover that nobody pays for. */
function givenMonths(policyNumber: string, from: PlainDate | null, to: PlainDate | null, settledAt: Date) {
  const months: { policyNumber: string; month: string; amountCents: number; paymentId: null; settledAt: Date }[] = [];
  if (from === null || to === null) return months;
  for (let day = addDays(from, 1); day <= to; day = firstOfNextMonth(day)) {
    months.push({ policyNumber, month: day.slice(0, 7), amountCents: 0, paymentId: null, settledAt });
  }
  return months;
}

/** What the policyholder is told; a text message where cover is at stake. */
function noticesOf({ record: before }: PolicyRow, { record }: PolicyRow, today: PlainDate): Notice[] {
  const smsTo = record.MainMember.Cell_Number;
  const { Arrears_Amount: amount } = premiumPosition(record, today, false);
  switch (record.Policy_Status) {
    case 'IN_GRACE':
      return [{ type: 'PREMIUM_DUE', amount, date: record.Grace_End_Date ?? today, smsTo }];
    case 'LAPSED':
      return [{ type: 'POLICY_LAPSED', amount, date: record.Reinstatement_End_Date ?? today, smsTo }];
    default:
      return before.Policy_Status === 'LAPSED' ? [{ type: 'POLICY_REINSTATED', smsTo }] : [];
  }
}
