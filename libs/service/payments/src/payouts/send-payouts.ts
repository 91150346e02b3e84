import {
  askAboutPayoutMinutes,
  latestPayoutRun,
  payoutReference,
  stopsPayment,
  todayInJohannesburg,
} from '@portal/domain';
import { usualShortName } from '@portal/service-change-pipeline';
import {
  findClaimAccountNumber,
  inTransaction,
  insertSending,
  lockClaim,
  lockPayout,
  openDifferences,
  payoutsToSend,
  type PayoutToSend,
  registerStanding,
} from '@portal/service-store';
import { oneByOne } from '../collections/one-by-one';
import { movePayout } from './move-payout';
import { notPaid } from './not-paid';
import { payableAccount } from './payable-account';
import { type PayoutOrder } from './payout-bank';
import { type PayoutTools } from './payout-tools';
import { receivePayoutReport } from './receive-payout-report';

/** Payments handed over in one round of the job; the next round goes on with the run. */
const mostARound = 500;
/** So many in a row that the bank did not answer: it is away, and the round ends. */
const awayAfter = 3;

/**
 * Hands payments that are ready to the bank, once a run has begun. Each is SENT in the database before the bank is called and is never sent
 * again: what became of one whose answer was lost only the bank can say, and it is asked. Nothing goes while the books and the list of the
 * bank differ, or while the bank does not even answer a question. Gives how many it took.
 */
export async function sendPayouts(tools: PayoutTools, signal?: AbortSignal): Promise<number> {
  const { database, clock, bank } = tools;
  const runAt = latestPayoutRun(clock.now());
  if (runAt === null || (await openDifferences(database)) > 0) return 0;
  const day = todayInJohannesburg(clock.now());
  const ready = await payoutsToSend(database, { runAt, day, most: mostARound });
  if (ready.length === 0) return 0;
  await bank.listOf(day);
  const each = oneByOne('payments');
  let taken = 0;
  let silentInARow = 0;
  for (const found of ready) {
    if (signal?.aborted || silentInARow === awayAfter) break;
    const order = await each.try(markSent(tools, found), null);
    if (order === null) continue;
    const answer = await bank.pay(order).catch(() => null);
    silentInARow = answer === null ? silentInARow + 1 : 0;
    if (answer?.status === 'TAKEN') taken += 1;
    if (answer?.status === 'REFUSED') await each.try(receivePayoutReport(tools, notPaid(order, answer.reason)), null);
  }
  each.end();
  return taken;
}

/**
 * Writes down that a payment goes to the bank, with the account that it goes to. Null: it does not go, because another process was faster, the
 * register of deaths says that the person lives, or its account may not be paid into any more; then it waits for one.
 */
const markSent = (tools: PayoutTools, { id, claimId }: PayoutToSend): Promise<PayoutOrder | null> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const claim = await lockClaim(tx, claimId);
    const payout = await lockPayout(tx, id);
    if (claim === null || payout?.status !== 'READY') return null;
    if (stopsPayment(registerStanding(claim.record))) return null;
    const held = { claim, payout };
    const account = payableAccount(claim, payout, todayInJohannesburg(now));
    const accountNumber = account && (await findClaimAccountNumber(tx, claimId, account.id));
    if (account === null || accountNumber === null) {
      const audit = { action: 'PAYOUT_WAITS_FOR_ACCOUNT', actorType: 'SYSTEM' } as const;
      await movePayout(tx, held, { to: 'WAITING_FOR_ACCOUNT', audit, now });
      return null;
    }
    await insertSending(tx, {
      id,
      payoutNumber: payout.number,
      claimId,
      accountId: account.id,
      amountCents: payout.amountCents,
      status: 'SENT',
      failure: null,
      bankReference: null,
      sentAt: now,
      paidAt: null,
      returnedAt: null,
      nextAskAt: new Date(now.getTime() + askAboutPayoutMinutes * 60_000),
    });
    await movePayout(tx, held, {
      to: 'SENT',
      changes: {
        accountId: account.id,
        bank: account.Bank_Name,
        accountNumber: account.Account_Number,
        attempts: payout.record.attempts + 1,
        sentAt: now.toISOString(),
        failureReason: null,
      },
      event: 'PAYOUT_SENT',
      audit: { action: 'PAYOUT_SENT', actorType: 'SYSTEM' },
      now,
    });
    return {
      payoutId: id,
      amountCents: payout.amountCents,
      account: {
        holder: account.Account_Holder_Name,
        bankName: account.Bank_Name,
        branchCode: account.Branch_Code,
        accountType: account.Account_Type,
        accountNumber,
      },
      reference: payoutReference(tools.creditorShortName ?? usualShortName, payout.number),
    };
  });
