import { type ApproverType } from '@portal/domain';
import { acceptQuote } from '@portal/service-store';
import { type Outcome } from '../base/change';
import { closeReplaced } from '../apply/close-replaced';
import { type Done, type Step } from '../base/done';
import { dropDraft } from '../apply/drop-draft';
import { storeAccount } from '../debit-order/sync-debit-order';
import { storeUploads } from '../apply/store-uploads';
import { documentList, openAction, pendingAction } from './pending-action';

/** Stores a change that somebody else decides: nothing on the policy moves yet. */
export async function makePending(step: Step, approverType: ApproverType): Promise<Outcome<Done>> {
  const { tools, tx, proposal, context } = step;
  const id = tools.random.uuid();
  await closeReplaced(step, false);
  await storeAccount(tx, proposal, context.now);
  const documents = documentList(proposal.requests, await storeUploads(step, id), context.uuid);
  if (context.quote) await acceptQuote(tx, context.quote.id);
  await dropDraft(step);
  return openAction(step, pendingAction(step, { id, approverType, documents }));
}
