import {
  applyStatusTransitions,
  fromCents,
  lapseDate,
  type PlainDate,
  premiumPosition,
  todayInJohannesburg,
  toCents,
} from '@portal/domain';
import { type Notice, sendNotices } from '@portal/service-change-pipeline';
import {
  type ApprovalActionRow,
  appendAudit,
  type PolicyRow,
  savePolicy,
  together,
  type Transaction,
} from '@portal/service-store';
import { type Booking, bookingOf, takesMoney } from './ledger';
import { type PaymentReport } from './payment-provider';
import { type PaymentTools } from './payment-tools';

/** When a payment was made: as the provider says, and never later than we hear of it. */
export function paidWhen({ paidAt }: Pick<PaymentReport, 'paidAt'>, now: Date): Date {
  const said = new Date(paidAt ?? now);
  return said < now ? said : now;
}

/** Whether a report is of money that came by the last day of grace, whatever day we hear of it. Source: docs/domain/payments.md#r6-5. */
export const wasPaidInGrace = ({ record }: PolicyRow, report: PaymentReport, now: Date): boolean =>
  report.status === 'SUCCESSFUL' &&
  record.Grace_End_Date !== null &&
  todayInJohannesburg(paidWhen(report, now)) <= record.Grace_End_Date;

interface Late {
  /** What waits on the policy. */
  waiting: readonly ApprovalActionRow[];
  paymentId: string;
  report: PaymentReport;
  now: Date;
}

/**
 * The policy as if it had not lapsed, where the calendar was faster than the report of money that came in grace and pays the premium for
 * which grace had ended: cover never stopped. Else as it is. The policy must be locked.
 */
export async function takeBackLapse(
  tools: Pick<PaymentTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { waiting, paymentId, report, now }: Late,
): Promise<PolicyRow> {
  const { Policy_Status, Grace_End_Date, Lapse_Date } = row.record;
  const hasLapsedAfterGrace =
    Policy_Status === 'LAPSED' && Grace_End_Date !== null && Lapse_Date === lapseDate(Grace_End_Date);
  const today = todayInJohannesburg(now);
  if (!hasLapsedAfterGrace || !takesMoney(row.record, today)) return row;
  const inGrace = { Policy_Status: 'IN_GRACE', Lapse_Date: null, Reinstatement_End_Date: null } as const;
  const record = { ...row.record, ...inGrace };
  const money = { paymentId, cents: toCents(report.amount), now, today };
  const booking = bookingOf({ ...row, record }, waiting, money);
  if (booking.months.length === 0) return row;
  const [saved] = await together([
    savePolicy(tx, record, row.version, now),
    sendNotices(tools, tx, row, [reinstatedNotice(booking, today)], now),
    appendAudit(tx, {
      at: now,
      actorType: 'SYSTEM',
      policyNumber: row.policyNumber,
      action: 'LAPSE_TAKEN_BACK',
      outcome: 'SUCCEEDED',
      entityType: 'POLICY',
      entityId: row.id,
      before: { Policy_Status, Lapse_Date },
      after: inGrace,
    }),
  ]);
  return saved;
}

/** Cover never stopped; where the next premium is overdue by now, it is said until when that is so. */
function reinstatedNotice({ record, position }: Booking, today: PlainDate): Notice {
  const booked = { ...record, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
  const facts = { today, isPaymentOpen: false, isApplicationOpen: false };
  const { Policy_Status, Grace_End_Date: date } = applyStatusTransitions(booked, facts).policy;
  const notice: Notice = { type: 'POLICY_REINSTATED', smsTo: record.MainMember.Cell_Number };
  if (Policy_Status !== 'IN_GRACE' || date === null) return notice;
  return { ...notice, amount: premiumPosition(booked, today, false).Arrears_Amount, date };
}
