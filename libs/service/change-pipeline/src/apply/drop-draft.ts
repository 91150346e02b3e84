import { newRecord } from '@portal/contract';
import { deleteDraft } from '@portal/service-store';
import { type Step } from '../base/done';

/** What was sent is no draft any more. */
export async function dropDraft({ tx, row, proposal, context }: Step): Promise<void> {
  if (context.actor.kind !== 'customer') return;
  const { actionType: form, current, entityId } = proposal;
  const recordId = current === null ? newRecord : entityId;
  await deleteDraft(tx, { customerId: context.actor.id, policyNumber: row.policyNumber, form, recordId });
}
