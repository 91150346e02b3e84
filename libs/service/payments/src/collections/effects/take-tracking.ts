import { askedAgainFrom, familyOfBankCode } from '@portal/domain';
import { saveCollection } from '@portal/service-store';
import { auditDebit } from '../audit-debit';
import { startOf } from '../mark-sent';
import { type Step, withResult } from './step';

/** The bank goes on trying: the payment stays on its way. */
export async function takeTracking(step: Step): Promise<void> {
  const { tx, debit, report, now } = step;
  const tracking = {
    ...withResult(step),
    family: familyOfBankCode(report.bankCode).code,
    nextTryAt: startOf(askedAgainFrom(debit.actionDate, true)),
  };
  await saveCollection(tx, tracking);
  await auditDebit(tx, tracking, { action: 'DEBIT_TRACKING', now, reason: tracking.family });
}
