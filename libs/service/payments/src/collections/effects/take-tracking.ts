import { addBusinessDays, askedAgainFrom, familyOfBankCode } from '@portal/domain';
import { auditDebit, processDueEvents } from '@portal/service-change-pipeline';
import { saveCollection } from '@portal/service-store';
import { startOf } from '../mark-sent';
import { type Step, withResult } from './step';

/**
 * The bank goes on trying: the payment stays on its way, and its payer is told when the premium is three days late. Who hears it late
 * asks again on the next business day, not at once.
 */
export async function takeTracking(step: Step): Promise<void> {
  const { tools, tx, row, debit, report, now, today } = step;
  const asksFrom = startOf(askedAgainFrom(debit.actionDate, true));
  const tracking = {
    ...withResult(step),
    family: familyOfBankCode(report.bankCode).code,
    nextTryAt: asksFrom > now ? asksFrom : startOf(addBusinessDays(today, 1)),
  };
  await saveCollection(tx, tracking);
  await auditDebit(tx, tracking, { action: 'DEBIT_TRACKING', now, reason: tracking.family });
  await processDueEvents(tools, tx, row, now);
}
