import { type ApproverType } from '@portal/domain';
import { acceptQuote } from '@portal/service-store';
import { type Outcome } from '../base/change';
import { closeReplaced } from '../apply/close-replaced';
import { type Done, type Step } from '../base/done';
import { dropDraft } from '../apply/drop-draft';
import { keepAccount } from '../debit-order/keep-debit-order';
import { keepUploads } from '../apply/keep-uploads';
import { documentList, openAction, pendingAction } from './pending-action';

/** Stores a change that somebody else decides: nothing on the policy moves yet. */
export async function makePending(step: Step, approverType: ApproverType): Promise<Outcome<Done>> {
  const { tools, tx, proposal, context } = step;
  const id = tools.random.uuid();
  await closeReplaced(step, false);
  await keepAccount(tx, proposal, context.now);
  const documents = documentList(proposal.requests, await keepUploads(step, id), context.uuid);
  if (context.quote) await acceptQuote(tx, context.quote.id);
  await dropDraft(step);
  return openAction(step, pendingAction(step, { id, approverType, documents }));
}
