import { type BankedPayout } from '@portal/contract';
import { claimReference, payoutNumber, policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import {
  auditOf,
  type Claimant,
  type ClaimRecord,
  type Database,
  findClaim,
  findPolicy,
  inTransaction,
  insertClaim,
  insertClaimAccount,
  insertPayouts,
  listNotifications,
  lockClaim,
  lockPayout,
  type Message,
  type NewPayout,
  openExceptions,
  payoutsOfClaims,
  type PayoutRow,
  rowsOf,
  saveClaim,
  savePayout,
  seed,
  webRandom,
} from '@portal/service-store';
import { aClaimRecord, aNewClaim, aNewPayout, aSeedPolicy } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { everyStep } from '../collections/every-step';
import { askAboutPayouts } from '../payouts/ask-about-payouts';
import { payClaims } from '../payouts/pay-claims';
import { type PayoutChannel, payoutChannels } from '../payouts/payout-channel';
import { type PayoutTools } from '../payouts/payout-tools';
import { type VoucherProvider } from '../payouts/vouchers/voucher-provider';
import { type PayoutBank } from '../payouts/payout-bank';
import { proveDays } from '../payouts/prove-days';
import { receivePayoutReport } from '../payouts/receive-payout-report';
import { sendPayouts } from '../payouts/send-payouts';
import { aVoucherProvider } from './a-voucher-provider';
import { aPayoutBank } from './a-payout-bank';

let policies = 0;

/** Friday 20 November 2026, ten in the morning in Johannesburg: between the first run and the second. */
const startOfPaying = new Date('2026-11-20T08:00:00Z');

interface Payee {
  role?: Claimant['role'];
  accountNumber?: string;
  verification?: NonNullable<Claimant['account']>['Verification_Status'];
  waitsForAdministrator?: boolean;
  payout?: Partial<NewPayout>;
}

interface Given {
  payees?: readonly Payee[];
  /** Who pays; a bank in the test's hand unless told otherwise. */
  bank?: PayoutBank;
  /** Who issues vouchers; a provider in the test's hand unless told otherwise. */
  vouchers?: VoucherProvider;
  /** Whether anybody does; true unless told otherwise. */
  hasVouchers?: boolean;
  clock?: { now(): Date };
}

const accountOf = ({ accountNumber = '1234567890', verification = 'VERIFIED', ...more }: Payee) => ({
  id: webRandom.uuid(),
  Account_Holder_Name: 'Thandi Nkosi',
  Bank_Name: 'Capitec Bank',
  Branch_Code: '470010',
  Account_Type: 'SAVINGS' as const,
  Account_Number: `******${accountNumber.slice(-4)}`,
  Verification_Status: verification,
  Verification_Message: null,
  waitsForAdministrator: more.waitsForAdministrator ?? false,
  setAt: startOfPaying.toISOString(),
});

const claimantOf = (payee: Payee, at: number): Claimant => ({
  id: webRandom.uuid(),
  role: payee.role ?? 'POLICYHOLDER',
  beneficiaryId: null,
  name: 'Thandi Nkosi',
  idNumber: null,
  dateOfBirth: null,
  cellNumber: `2782123456${at}`,
  share: 100,
  isSignedIn: false,
  hasComeForward: true,
  isReporter: true,
  account: accountOf(payee),
});

async function inEachWay(tools: PayoutTools, work: (channel: PayoutChannel) => Promise<number>): Promise<number> {
  const each = everyStep();
  let done = 0;
  for (const channel of payoutChannels(tools)) done += await each.try(work(channel), 0);
  each.end();
  return done;
}

/** An approved claim on a policy of its own whose payments are ready, R15 000 to each payee, with a bank and a clock that tests move. */
export async function aClaimToPay(database: Database, given: Given = {}) {
  policies += 1;
  const policyNumber = policyNumberFor(policyNumberPrefixes.FUNERAL, 800_000 + policies);
  const { payees = [{}] } = given;
  let now = startOfPaying;
  const inHand = aPayoutBank();
  const vouchers = aVoucherProvider();
  const tools = {
    database,
    clock: given.clock ?? { now: () => now },
    random: webRandom,
    bank: given.bank ?? inHand.bank,
    vouchers: given.hasVouchers === false ? null : (given.vouchers ?? vouchers.provider),
    creditorShortName: 'UBUNTU',
  };
  await seed(database, { policies: [aSeedPolicy(policyNumber)] }, now);

  const claimants = payees.map(claimantOf);
  const reference = claimReference(webRandom.bytes(16));
  const { id: claimId } = await inTransaction(database, (tx) =>
    insertClaim(tx, aNewClaim({ policyNumber, reference, status: 'APPROVED', record: aClaimRecord({ claimants }) })),
  );
  await inTransaction(database, async (tx) => {
    for (const [at, { id, account }] of claimants.entries()) {
      if (account === null) continue;
      const accountNumber = payees[at]?.accountNumber ?? '1234567890';
      const kept = { claimId, accountId: account.id, claimantId: id, accountNumber, awaitsAnswer: false };
      await insertClaimAccount(tx, { ...kept, createdAt: now });
    }
    const planned = payees.map((payee, at) =>
      aNewPayout(claimId, payoutNumber(reference, at + 1), {
        policyNumber,
        claimantId: claimants[at]?.id ?? null,
        createdAt: now,
        ...payee.payout,
      }),
    );
    await insertPayouts(tx, planned);
  });

  const payouts = () => payoutsOfClaims(database, [claimId]);
  const world = {
    database,
    tools,
    policyNumber,
    claimId,
    reference,
    bank: inHand.state,
    taken: inHand.taken,
    results: inHand.results,
    listed: inHand.listed,
    vouchers,
    /** Moves the clock to a time of day in Johannesburg: `2026-11-20T12:00`. */
    at: (local: string) => void (now = new Date(`${local}:00+02:00`)),
    letPass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    work: () => payClaims(tools),
    send: () => inEachWay(tools, (channel) => sendPayouts(tools, channel)),
    ask: () => askAboutPayouts(tools),
    prove: () => inEachWay(tools, (channel) => proveDays(tools, channel)),
    claim: async () => {
      const found = await findClaim(database, claimId);
      if (found === null) throw new Error('The claim is gone');
      return found;
    },
    payouts,
    /** One payment, the first unless told otherwise. */
    payout: async (place = 1) => {
      const found = (await payouts())[place - 1];
      if (found === undefined) throw new Error('There is no such payment');
      return found;
    },
    statuses: async () => (await payouts()).map(({ status }) => status),
    /** Moves a payment as staff or the family would. */
    save: async (change: Partial<Pick<PayoutRow, 'status' | 'record'>>) => {
      const { id } = await world.payout();
      await inTransaction(database, async (tx) => {
        const held = await lockPayout(tx, id);
        if (held === null) throw new Error('The payment is gone');
        await savePayout(tx, held, { status: held.status, payOn: held.payOn, record: held.record, ...change }, now);
      });
    },
    /** Changes the claim as staff or the family would. */
    saveClaim: (change: Partial<ClaimRecord>) =>
      inTransaction(database, async (tx) => {
        const held = await lockClaim(tx, claimId);
        if (held === null) throw new Error('The claim is gone');
        return saveClaim(tx, held, { status: held.status, record: { ...held.record, ...change } }, now);
      }),
    /** What the bank says now of a payment: that it paid, unless told otherwise. */
    report: async (more: Partial<BankedPayout> = {}, place = 1): Promise<BankedPayout> => {
      const { id, amountCents } = await world.payout(place);
      return {
        payoutId: id,
        result: 'PAID',
        reason: null,
        amountCents,
        bankReference: 'PAYOUT-1',
        paidAt: now.toISOString(),
        returnedAt: null,
        ...more,
      };
    },
    receive: (report: BankedPayout) => receivePayoutReport(tools, report),
    /** The first payment is handed over at twelve and paid. */
    paid: async () => {
      world.at('2026-11-20T12:00');
      await world.send();
      const report = await world.report();
      await world.receive(report);
      return report;
    },
    exceptions: () => openExceptions(database),
    audit: async () => (await auditOf(database, policyNumber)).map(({ action }) => action).reverse(),
    /** Every text that waits to be sent, the oldest first. */
    texts: async () => {
      const found = await database.execute(sql`SELECT message FROM outbox ORDER BY created_at, id`);
      return rowsOf<{ message: Message }>(found).map(({ message }) => message);
    },
    notices: async () => {
      const policy = await findPolicy(database, policyNumber);
      if (policy === null) throw new Error('The policy is gone');
      const page = { pageNumber: 1, pageSize: 50 };
      return (await listNotifications(database, policy.customerId, { policyNumber }, page)).rows.reverse();
    },
  };
  return world;
}
export type ClaimToPay = Awaited<ReturnType<typeof aClaimToPay>>;
