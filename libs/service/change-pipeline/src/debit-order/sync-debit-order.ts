import { type ActionType, kindsOfChange, todayInJohannesburg } from '@portal/domain';
import {
  type PolicyRow,
  putMandateRequest,
  saveBankAccount,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { type Proposal } from '../base/change';
import { type Notice } from '../base/notices';
import { type PipelineTools } from '../base/tools';
import { mandateAfterChange } from './mandate-after-change';
import { withPremiumOfMandate } from './premium-of-mandate';

/** What stands on a bank statement unless the insurer has a name of its own there. */
export const usualShortName = 'FUNERALCVR';

type Tools = Pick<PipelineTools, 'random' | 'creditorShortName'>;

/** The policy as it is to be saved, with its mandate; what the payer's bank is asked is enqueued in the same transaction. */
export async function syncDebitOrder(
  { random, creditorShortName = usualShortName }: Tools,
  tx: Transaction,
  { record: before }: PolicyRow,
  { next, actionType, now }: { next: StoredPolicy; actionType: ActionType; now: Date },
): Promise<{ next: StoredPolicy; notices: Notice[] }> {
  if (!kindsOfChange[actionType].changesPayment) {
    return { next: await withPremiumOfMandate(tx, before, next, now), notices: [] };
  }
  const { policy, request } = mandateAfterChange(before, next, { now, uuid: random.uuid, creditorShortName });
  // Of whoever pays from now on: somebody may just have taken the policy over.
  const smsTo = next.MainMember.Cell_Number;
  const isOtherAccount = before.BankingDetails?.id !== policy.BankingDetails?.id;
  const changed: Notice[] =
    actionType === 'UPDATE_BANKING_DETAILS' && isOtherAccount ? [{ type: 'BANK_CHANGED', smsTo }] : [];
  if (request === null) return { next: policy, notices: changed };
  await putMandateRequest(tx, request);
  const date = todayInJohannesburg(request.respondBy);
  return { next: policy, notices: [...changed, { type: 'MANDATE_PENDING', date, smsTo }] };
}

/** Keeps the full account number, for the bank and for nobody else. */
export async function storeAccount(tx: Transaction, { account }: Pick<Proposal, 'account'>, now: Date): Promise<void> {
  if (account) await saveBankAccount(tx, account, now);
}
