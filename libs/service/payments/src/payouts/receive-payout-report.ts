import { fromCents, formatRand, isAboutPayee, type PayoutMethod, type WhyNotPaid, whyNotPaid } from '@portal/domain';
import {
  type Executor,
  findSending,
  inTransaction,
  isInCash,
  lockClaim,
  lockPayout,
  methodOf,
  noteException,
  type PayoutSending,
  saveSending,
  type Transaction,
} from '@portal/service-store';
import { type HeldPayout, movePayout } from './move-payout';
import { withAccount } from './payable-account';
import { type PayoutReportTools } from './payout-tools';
import { type ReportedPayout } from './reported-payout';
import { tellPayee } from './tell-payee';

/** `REPEATED`: old news, without effect. `NOTED`: it does not fit, and somebody looks into it. `UNKNOWN`: no payment of ours. */
export type ReceivedPayoutReport = 'TAKEN' | 'REPEATED' | 'NOTED' | 'UNKNOWN';

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** What is to be done about a report, by what was known of the payment before. Null: nothing fits. */
const stepsOf: Record<PayoutSending['status'], Partial<Record<ReportedPayout['result'], 'TAKE' | 'REPEATED'>>> = {
  SENT: { PAID: 'TAKE', FAILED: 'TAKE', RETURNED: 'TAKE' },
  PAID: { PAID: 'REPEATED', RETURNED: 'TAKE' },
  FAILED: { FAILED: 'REPEATED' },
  RETURNED: { RETURNED: 'REPEATED', PAID: 'REPEATED' },
};

/**
 * Takes in what is said of a payment, once, in whatever order and however often it is said: everything that follows from it in one transaction.
 * The caller has made sure who says it: of what the bank has the bank, of a voucher its provider. Source: docs/domain/claims.md#c6-3.
 */
export async function receivePayoutReport(
  tools: PayoutReportTools,
  report: ReportedPayout,
  from: PayoutMethod = 'BANK',
): Promise<ReceivedPayoutReport> {
  const asked = isUuid(report.payoutId) ? await findSending(tools.database, report.payoutId) : null;
  if (asked === null || methodOf(asked) !== from) {
    await note(tools, tools.database, report, { cause: 'We have no such payment', policyNumber: null });
    return 'UNKNOWN';
  }
  return inTransaction(tools.database, async (tx) => {
    const claim = await lockClaim(tx, asked.claimId);
    const sending = await findSending(tx, asked.id);
    if (claim === null || sending === null) throw new Error('The claim of a payment is gone');
    const { policyNumber } = claim;
    if (report.amountCents !== sending.amountCents) {
      const cause = `We sent ${formatRand(fromCents(sending.amountCents))}`;
      await note(tools, tx, report, { cause, policyNumber });
      return 'NOTED';
    }
    const step = stepsOf[sending.status][report.result];
    if (step === undefined) {
      const cause = `${speakers[from]} says ${report.result} after it said ${sending.status}`;
      await note(tools, tx, report, { cause, policyNumber });
      return 'NOTED';
    }
    if (step === 'REPEATED') return 'REPEATED';
    const payout = await lockPayout(tx, sending.id);
    if (payout === null) throw new Error('A payment was made anew while the bank had it');
    await take(tools, tx, { claim, payout }, { sending, report, now: tools.clock.now() });
    return 'TAKEN';
  });
}

/** Who says what became of a payment. */
const speakers: Record<PayoutMethod, string> = { BANK: 'The bank', CASH_VOUCHER: 'The provider of vouchers' };

interface Taking {
  sending: PayoutSending;
  report: ReportedPayout;
  now: Date;
}

async function take(tools: PayoutReportTools, tx: Transaction, held: HeldPayout, taking: Taking): Promise<void> {
  const { sending, report, now } = taking;
  const { result, reason, paidAt, returnedAt } = report;
  const bankReference = report.bankReference ?? sending.bankReference;
  const failure: WhyNotPaid | null = result === 'PAID' ? null : (reason ?? 'OTHER');
  await saveSending(tx, {
    ...sending,
    status: result,
    failure,
    bankReference,
    paidAt: momentOf(paidAt) ?? sending.paidAt,
    returnedAt: momentOf(returnedAt),
  });
  // What came back was paid before, whether we heard of it or not.
  const wasPaid = result === 'FAILED' || sending.status === 'PAID';
  const paid = wasPaid ? held : await takePaid(tx, held, { bankReference, paidAt, now });
  if (result === 'PAID') await tellPayee(tools, tx, paid, { what: 'PAID', why: null, now });
  if (failure !== null) await takeFailed(tools, tx, paid, { sending, result, failure, now });
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The bank paid it: the claim is PAID once nothing is left that is due. */
const takePaid = (
  tx: Transaction,
  held: HeldPayout,
  { bankReference, paidAt, now }: { bankReference: string | null; paidAt: string | null; now: Date },
): Promise<HeldPayout> =>
  movePayout(tx, held, {
    to: 'PAID',
    changes: { bankReference, paidAt, failureReason: null },
    event: isInCash(held.payout) ? 'VOUCHER_CASHED' : 'PAYOUT_PAID',
    audit: { action: 'PAYOUT_PAID', actorType: 'SYSTEM' },
    now,
  });

interface Failing {
  sending: PayoutSending;
  result: ReportedPayout['result'];
  failure: WhyNotPaid;
  now: Date;
}

/** It was refused, sent back or not cashed: an account is not paid into again, and whoever is paid is asked to look at it. */
async function takeFailed(
  tools: PayoutReportTools,
  tx: Transaction,
  held: HeldPayout,
  { sending, result, failure, now }: Failing,
): Promise<void> {
  const failureReason = whyNotPaid(failure);
  const isPayees = isAboutPayee(failure);
  if (isPayees) await tellPayee(tools, tx, held, { what: 'FAILED', why: failure, now });
  const { accountId } = sending;
  await movePayout(tx, held, {
    to: result,
    changes: { failureReason },
    event: isInCash(held.payout) ? 'VOUCHER_NOT_CASHED' : 'PAYOUT_FAILED',
    ...(isPayees && accountId !== null && { claimants: withFailedAccount(held, accountId, failureReason) }),
    audit: { action: `PAYOUT_${result}`, actorType: 'SYSTEM', reason: failure },
    now,
  });
}

/** The account that the bank did not pay into counts as verified no more, unless another one was given meanwhile. */
const withFailedAccount = ({ claim }: HeldPayout, accountId: string, said: string) =>
  withAccount(claim.record.claimants, accountId, {
    Verification_Status: 'FAILED_VERIFICATION',
    Verification_Message: said,
  });

const note = (
  { random, clock }: PayoutReportTools,
  executor: Executor,
  { payoutId, amountCents, result }: ReportedPayout,
  { cause, policyNumber }: { cause: string; policyNumber: string | null },
) =>
  noteException(executor, {
    id: random.uuid(),
    collectionId: payoutId,
    policyNumber,
    reason: 'PAYOUT_REPORT',
    record: { cause, amountCents, result },
    notedAt: clock.now(),
  });
