import { type DebitReturn, isMandateInForce, stopsDebits } from '@portal/domain';
import { type Notice, withMandate } from '@portal/service-change-pipeline';
import { familyBefore, noteException, type PolicyRow, saveStanding } from '@portal/service-store';
import { type Step } from './step';

/** What a bank's answer means for the debits to come. */
interface Stopped {
  row: PolicyRow;
  /** Whether the payer has to be asked how to go on. */
  needsNewMandate: boolean;
}

/** Suspends the mandate where the answer says so, and tells staff what they have to look into. A newer mandate is not touched. */
export async function stopDebits(step: Step, family: DebitReturn): Promise<Stopped> {
  const { tools, tx, row, debit, report, now } = step;
  if (family.task !== null) {
    await noteException(tx, {
      id: tools.random.uuid(),
      collectionId: debit.id,
      policyNumber: row.policyNumber,
      reason: family.task,
      record: { ...report },
      notedAt: now,
    });
  }
  const mandate = row.record.DebiCheckMandate;
  const isOfDebit = mandate?.Contract_Reference === debit.terms.contractReference;
  if (!isOfDebit || !isMandateInForce(mandate.Mandate_Status)) return { row, needsNewMandate: false };
  const before = await familyBefore(tx, row.policyNumber, debit.premiumMonth);
  if (!stopsDebits(family, before)) return { row, needsNewMandate: false };
  const suspended = withMandate(row.record, { ...mandate, Mandate_Status: 'SUSPENDED' });
  const saved = await saveStanding(tx, suspended, row.version, now);
  // Whoever may have died is not asked for another mandate before somebody has looked into it.
  return { row: saved, needsNewMandate: family.task !== 'HOLDER_MAY_HAVE_DIED' };
}

/** A policyholder is asked for another way to pay, at once. */
export const newMandateNotice = ({ record }: PolicyRow, date: string): Notice => ({
  type: 'NEW_MANDATE_NEEDED',
  date,
  isFirst: record.Policy_Status === 'PENDING',
  smsTo: record.MainMember.Cell_Number,
});
