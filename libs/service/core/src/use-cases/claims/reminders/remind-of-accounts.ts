import { tellClaimants } from '@portal/service-change-pipeline';
import { accountReminder, todayInJohannesburg } from '@portal/domain';
import { accountOfPayout } from '@portal/service-payments';
import { type Claimant, isCashAsked, saveClaim, type Transaction } from '@portal/service-store';
import { isOfNoUse, type RemindingTools, type WaitingForFamily } from './waiting-claim';

/** Asks again where to pay whoever has said no account into which something that is due can go. Gives whether anybody was asked. */
export async function remindOfAccounts(
  tools: RemindingTools,
  tx: Transaction,
  waiting: WaitingForFamily,
): Promise<boolean> {
  const { claim, policy, now, today } = waiting;
  const { record } = claim;
  const asked = withoutAccount(waiting);
  if (record.decision === null || asked.length === 0) return false;
  const since = todayInJohannesburg(new Date(record.decision.confirmedAt));
  const day = accountReminder({ since, reminded: record.accountReminded, today });
  if (day === null) return false;
  const reminded = { ...record, accountReminded: [...record.accountReminded, day] };
  const saved = await saveClaim(tx, claim, { status: claim.status, record: reminded }, now);
  await tellClaimants(tools, tx, { claim: saved, policy }, asked, { type: 'CLAIM_ACCOUNT' }, now);
  return true;
}

/** Those whose payment waits for them alone: not where the bank, an administrator, a document or a second person is waited for. */
const withoutAccount = ({ claim, payouts }: WaitingForFamily): Claimant[] =>
  claim.record.claimants.filter(({ id }) =>
    payouts.some(
      (payout) =>
        payout.claimantId === id &&
        payout.status === 'WAITING_FOR_ACCOUNT' &&
        !isCashAsked(payout) &&
        isOfNoUse(accountOfPayout(claim, payout)),
    ),
  );
