import { acceptQuote, forgetRisk, savePolicy, setCellChanged } from '@portal/service-store';
import { auditChange } from '../audit/audit-change';
import { auditOverride } from '../audit/audit-override';
import { done, type Outcome, refused } from '../base/change';
import { type Done, type Step } from '../base/done';
import { noticesOfApplied, sendNotices } from '../base/notices';
import { putEntity } from '../record/put-entity';
import { isWatched } from '../risk/assess-risk';
import { brokenInvariant } from '../rules/invariants';
import { keepAccount, keepDebitOrder } from '../debit-order/keep-debit-order';
import { dropDraft } from './drop-draft';
import { keepCustomer } from './keep-customer';
import { keepUploads } from './keep-uploads';
import { closeReplaced } from './close-replaced';

/** Applies a change that nobody else decides: the new version of the record, its audit row and its notices. */
export async function applyNow(step: Step): Promise<Outcome<Done>> {
  const { tx, row, proposal, context } = step;
  const { now } = context;
  const put = putEntity(row.record, proposal);
  if (put === null) return refused('NOT_FOUND');
  const broken = brokenInvariant(put, context.today);
  if (broken !== null) return refused('CONFLICT', broken);
  await closeReplaced(step, true);
  await keepAccount(tx, proposal, now);
  const { actionType } = proposal;
  const { next, notices } = await keepDebitOrder(step.tools, tx, row, { next: put, actionType, now });
  const saved = await savePolicy(tx, next, row.version, now);
  if (saved === null) return refused('STALE_VERSION');
  if (proposal.actionType === 'UPDATE_CELL_NUMBER') await setCellChanged(tx, row.id, now);
  if (isWatched(proposal.actionType)) await forgetRisk(tx, row.policyNumber);
  if (context.quote) await acceptQuote(tx, context.quote.id);
  if (proposal.entityType === 'MAIN_MEMBER') await keepCustomer(tx, saved, now);
  await keepUploads(step, null);
  await dropDraft(step);
  await sendNotices(step.tools, tx, row, [...noticesOfApplied(row, proposal, context), ...notices], now);
  await auditChange(tx, step, { action: proposal.actionType, outcome: 'SUCCEEDED' });
  await auditOverride(tx, step, null);
  return done({ outcome: 'APPLIED', effectiveDate: proposal.effectiveDate, action: null });
}
