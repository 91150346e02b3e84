import { addDays, type PlainDate, refundLimits, todayInJohannesburg } from '@portal/domain';
import { type Executor, lastBankChange, type UnallocatedPayment } from '@portal/service-store';

/** Bank details that changed shortly before money would be paid back. */
interface BankChange {
  changedOn: PlainDate;
  /** Members of staff who had a part in it, by their ids: they do not decide about a refund. */
  staff: readonly string[];
}

/** The last change of the bank details of the policy that money was for, where it is so recent that somebody must look twice. */
export async function bankChangeBefore(
  executor: Executor,
  { policyNumber }: Pick<UnallocatedPayment, 'policyNumber'>,
  now: Date,
): Promise<BankChange | null> {
  if (policyNumber === null) return null;
  const firstDay = addDays(todayInJohannesburg(now), -refundLimits.bankChangeDays);
  const found = await lastBankChange(executor, policyNumber, new Date(`${firstDay}T00:00:00+02:00`));
  return found && { changedOn: todayInJohannesburg(found.at), staff: found.staff };
}
