import { fromCents, whyMoneyBuysNothing } from '@portal/domain';
import { type PipelineTools, sendNotices } from '@portal/service-change-pipeline';
import { recordUnallocated, type PolicyRow, type Transaction } from '@portal/service-store';

interface Unused {
  /** The provider's number of the payment, or the id of the debit. */
  transaction: string;
  cents: number;
  /** What was reported, as it came. */
  report: Record<string, unknown>;
  now: Date;
}

/** Keeps money for a policy that takes none. The policyholder is told that it buys no cover: nobody is thanked for a premium. */
export async function recordUnused(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { transaction, cents, report, now }: Unused,
): Promise<void> {
  const { Policy_Status } = row.record;
  const isNew = await recordUnallocated(tx, {
    id: tools.random.uuid(),
    payatTranId: transaction,
    status: 'SUCCESSFUL',
    policyNumber: row.policyNumber,
    amountCents: cents,
    reason: `POLICY_${Policy_Status}`,
    record: report,
    receivedAt: now,
  });
  if (!isNew) return;
  const reason = whyMoneyBuysNothing(Policy_Status);
  const smsTo = row.record.MainMember.Cell_Number;
  await sendNotices(tools, tx, row, [{ type: 'PAYMENT_NOT_USED', amount: fromCents(cents), reason, smsTo }], now);
}
