import { tellClaimants } from '@portal/service-change-pipeline';
import { checkClaimStep, documentWait, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { appendAudit, type Claimant, type ClaimRecord, saveClaim, type Transaction } from '@portal/service-store';
import { noticeOfDocuments } from '../claim-notices';
import { nobody, withEvent } from '../with-event';
import { type RemindingTools, type WaitingForFamily } from './waiting-claim';

/** Reminds of the documents that the decision waits for, or closes the claim for now. Gives whether it did either. */
export async function remindOfDocuments(
  tools: RemindingTools,
  tx: Transaction,
  { claim, policy, now, today }: WaitingForFamily,
): Promise<boolean> {
  const { record } = claim;
  const due = documentWait({ since: lastCame(record), reminded: record.reminded, today });
  if (due === null) return false;
  if (due.kind === 'REMIND') {
    const reminded = { ...record, reminded: [...record.reminded, due.day] };
    const saved = await saveClaim(tx, claim, { status: claim.status, record: reminded }, now);
    await tellClaimants(tools, tx, { claim: saved, policy }, whoSends(record), noticeOfDocuments(saved, null), now);
    return true;
  }
  const step = checkClaimStep(claim.status, 'DORMANT');
  if (!step.success) throw new Error(step.message);
  const closed = withEvent(record, { at: now, who: nobody, event: 'CLOSED_FOR_NOW' });
  await saveClaim(tx, claim, { status: step.value, record: closed }, now);
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: claim.policyNumber,
    action: 'CLAIM_CLOSED_FOR_NOW',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    before: { status: claim.status },
    after: { status: step.value },
  });
  return true;
}

/** The day from which it counts: on which the last document came, before that on which the claim was opened. */
function lastCame({ clockFrom, documents }: ClaimRecord): PlainDate {
  const moments = [clockFrom, ...documents.flatMap(({ files }) => files.map(({ receivedAt }) => receivedAt))];
  return todayInJohannesburg(new Date(Math.max(...moments.map((moment) => Date.parse(moment)))));
}

/** Whoever came forward; where nobody did, everybody who may be paid. */
function whoSends({ claimants }: ClaimRecord): Claimant[] {
  const came = claimants.filter(({ hasComeForward }) => hasComeForward);
  return came.length > 0 ? came : claimants.filter(({ share }) => share !== null);
}
