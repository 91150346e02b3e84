import { askAboutPayoutMinutes, payoutReference, stopsPayment, todayInJohannesburg } from '@portal/domain';
import { usualShortName } from '@portal/service-change-pipeline';
import {
  findClaimAccountNumber,
  findPolicy,
  inTransaction,
  insertSending,
  lockClaim,
  lockPayout,
  type PayoutRecord,
  type PayoutToSend,
  registerStanding,
  type Transaction,
} from '@portal/service-store';
import { fundAccountId, intoFund, isToGuardiansFund } from './guardians-fund';
import { type HeldPayout, movePayout } from './move-payout';
import { payableAccount } from './payable-account';
import { payableCash } from './payable-cash';
import { type PayoutOrder } from './payout-bank';
import { type PayoutTools } from './payout-tools';
import { type VoucherOrder } from './vouchers/voucher-provider';

/**
 * Writes down that a payment goes to the bank, with the account that it goes to. Null: it does not go, because another process was faster, the
 * register of deaths says that the person lives, it is for a main member who has died since, or its account may not be paid into any more; then
 * it waits for one.
 */
export const markSent = (tools: PayoutTools, found: PayoutToSend): Promise<PayoutOrder | null> =>
  marked(tools, found, async (tx, held, now) => {
    const to = isToGuardiansFund(held.payout) ? fundOf(tools) : await ownAccount(tx, held, now);
    if (to === null) return null;
    const { id: payoutId, amountCents } = held.payout;
    return {
      accountId: to.accountId,
      changes: to.changes,
      event: 'PAYOUT_SENT',
      order: { payoutId, amountCents, account: to.account, reference: referenceOf(tools, held.payout) },
    };
  });

/** An account that is paid into, in full for the bank, and as it is written down. */
interface PaidInto {
  accountId: string;
  account: PayoutOrder['account'];
  changes: Partial<PayoutRecord>;
}

const fundOf = ({ guardiansFund = null }: PayoutTools): PaidInto | null =>
  guardiansFund && { accountId: fundAccountId, account: guardiansFund, changes: intoFund(guardiansFund) };

async function ownAccount(tx: Transaction, { claim, payout }: HeldPayout, now: Date): Promise<PaidInto | null> {
  const account = payableAccount(claim, payout, todayInJohannesburg(now));
  const accountNumber = account && (await findClaimAccountNumber(tx, claim.id, account.id));
  if (account === null || accountNumber === null) return null;
  const { id: accountId, Bank_Name: bankName, Account_Number: masked } = account;
  return {
    accountId,
    account: {
      holder: account.Account_Holder_Name,
      bankName,
      branchCode: account.Branch_Code,
      accountType: account.Account_Type,
      accountNumber,
    },
    changes: { accountId, bank: bankName, accountNumber: masked },
  };
}

/** The same of a payment in cash, for which a voucher is issued to the number that two people saw. */
export const markIssued = (tools: PayoutTools, found: PayoutToSend): Promise<VoucherOrder | null> =>
  marked(tools, found, async (_tx, { claim, payout }, now) => {
    const cash = payableCash(claim, payout, todayInJohannesburg(now));
    if (cash === null) return null;
    const { cellNumber } = cash;
    const { id: payoutId, amountCents } = payout;
    const order = { payoutId, amountCents, cellNumber, reference: referenceOf(tools, payout) };
    return { accountId: null, changes: {}, event: 'VOUCHER_SENT', order };
  });

const referenceOf = ({ creditorShortName }: PayoutTools, { number }: { number: string }) =>
  payoutReference(creditorShortName ?? usualShortName, number);

/** Whether a payment is for the main member of a policy, whose death was confirmed since: it is for others then. Source: docs/domain/claims.md#c6-1. */
async function isForDeadHolder(tx: Transaction, { policyNumber, record }: HeldPayout['payout']): Promise<boolean> {
  if (record.payee.kind !== 'POLICYHOLDER') return false;
  const policy = await findPolicy(tx, policyNumber);
  return policy?.record.MainMember.Life_Status === 'DECEASED';
}

/** Where a payment goes, as it is written down and as whoever takes it is told. */
interface Marked<Order> {
  accountId: string | null;
  changes: Partial<PayoutRecord>;
  event: 'PAYOUT_SENT' | 'VOUCHER_SENT';
  order: Order;
}

const marked = <Order>(
  tools: PayoutTools,
  { id, claimId }: PayoutToSend,
  goesTo: (tx: Transaction, held: HeldPayout, now: Date) => Promise<Marked<Order> | null>,
): Promise<Order | null> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const claim = await lockClaim(tx, claimId);
    const payout = await lockPayout(tx, id);
    if (claim === null || payout?.status !== 'READY') return null;
    if (stopsPayment(registerStanding(claim.record)) || (await isForDeadHolder(tx, payout))) return null;
    const held = { claim, payout };
    const to = await goesTo(tx, held, now);
    if (to === null) {
      const audit = { action: 'PAYOUT_WAITS_FOR_ACCOUNT', actorType: 'SYSTEM' } as const;
      await movePayout(tx, held, { to: 'WAITING_FOR_ACCOUNT', audit, now });
      return null;
    }
    await insertSending(tx, {
      id,
      payoutNumber: payout.number,
      claimId,
      accountId: to.accountId,
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
      changes: { ...to.changes, attempts: payout.record.attempts + 1, sentAt: now.toISOString(), failureReason: null },
      event: to.event,
      audit: { action: 'PAYOUT_SENT', actorType: 'SYSTEM' },
      now,
    });
    return to.order;
  });
