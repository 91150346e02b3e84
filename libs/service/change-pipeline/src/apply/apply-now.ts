import { acceptQuote, together } from '@portal/service-store';
import { auditChange } from '../audit/audit-change';
import { auditOverride } from '../audit/audit-override';
import { done, type Outcome } from '../base/change';
import { type Done, type Step } from '../base/done';
import { noticesOfApplied, sendNotices } from '../base/notices';
import { storeAccount } from '../debit-order/sync-debit-order';
import { applyProposal } from './apply-proposal';
import { closeReplaced } from './close-replaced';
import { dropDraft } from './drop-draft';
import { storeUploads } from './store-uploads';

/** Applies a change that nobody else decides: the new version of the record, its audit row and its notices. */
export async function applyNow(step: Step): Promise<Outcome<Done>> {
  const { tools, tx, row, proposal, context } = step;
  const { now } = context;
  const applied = await applyProposal({ tools, tx, row, now }, proposal);
  if (!applied.success) return applied;
  await closeReplaced(step, true);
  const notices = [...noticesOfApplied(row, proposal, context), ...applied.value.notices];
  await together([
    storeAccount(tx, proposal, now),
    context.quote && acceptQuote(tx, context.quote.id),
    storeUploads(step, null),
    dropDraft(step),
    sendNotices(tools, tx, row, notices, now),
    auditChange(tx, step, { action: proposal.actionType, outcome: 'SUCCEEDED' }),
  ]);
  await auditOverride(tx, step, null);
  return done({ outcome: 'APPLIED', effectiveDate: proposal.effectiveDate, action: null });
}
