import { type PlainDate } from '@portal/domain';
import {
  type ApprovalActionRow,
  type CollectionRow,
  findPayment,
  type PaymentRow,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { type DebitReport } from '../collecting-bank';
import { type ResultTools } from '../debit-tools';

/** One result on its way into the policy, with the policy locked. */
export interface Step {
  tools: ResultTools;
  tx: Transaction;
  row: PolicyRow;
  /** What waits on the policy. */
  waiting: readonly ApprovalActionRow[];
  debit: CollectionRow;
  report: DebitReport;
  now: Date;
  today: PlainDate;
}

/** The payment that people read of a debit. */
export async function paymentOf({ tx, row, debit }: Pick<Step, 'tx' | 'row' | 'debit'>): Promise<PaymentRow> {
  const payment = debit.paymentId && (await findPayment(tx, row.policyNumber, debit.paymentId));
  if (!payment) throw new Error('A debit that was sent has no payment');
  return payment;
}

/** When it happened, and never in the future: another system's clock may be ahead. */
export const happenedAt = ({ report, now }: Pick<Step, 'report' | 'now'>): Date => {
  const at = new Date(report.resultAt);
  return at > now ? now : at;
};

/** The debit after a result was read. */
export const withResult = ({ debit, report, now }: Pick<Step, 'debit' | 'report' | 'now'>): CollectionRow => ({
  ...debit,
  state: report.result,
  resultAt: new Date(report.resultAt),
  bankReference: report.bankReference ?? debit.bankReference,
  updatedAt: now,
});
