import {
  type ClaimPayment,
  type ClaimShare,
  isSamePerson,
  type Payee,
  payeesOf,
  payoutDay,
  payoutNumber,
  type PlainDate,
  type PremiumRefund,
  splitClaim,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import { payableAccount } from '@portal/service-payments';
import { type ClaimRow, type NewPayout, type PayoutRow } from '@portal/service-store';
import { claimantOf, isPayable, minorPaidInto, parlourInvoice, payeeName } from './payees-on-claim';

/** A claim that is decided, as far as it is paid. */
export interface ClaimToPay {
  claim: Pick<ClaimRow, 'id' | 'reference' | 'policyNumber' | 'record'>;
  /** What the decision pays, without what was paid before. */
  payments: readonly ClaimPayment[];
  /** Premiums that are paid back, and who paid them where that is another than the main member; the id among those who claim, if known. */
  refund: (PremiumRefund & { payerName: string; payerId: string | null }) | null;
  /** The day the main member died; null: the main member lives. */
  mainMemberDiedOn: PlainDate | null;
  /** People of the policy who have died, as far as we know, with the day. */
  dead: readonly Died[];
  confirmedAt: Date;
  /** Payments that the claim has already, cancelled ones among them. */
  paymentsBefore: number;
  uuid(): string;
}

/** Somebody who has died, as the policy knows them. */
export interface Died {
  person: Parameters<typeof isSamePerson>[1];
  on: PlainDate;
}

/** What one payee is paid on one day. */
interface Part {
  payee: Payee | null;
  payOn: PlainDate;
  cents: number;
  lines: { label: string; amount: number }[];
}

/**
 * The payments of a decided claim, one for each payee and day: they add up to what is payable, to the cent. What is due at once is paid on the
 * business day of the confirmation and waits only for the payee's own account, guardian or executor; what is due later is planned for its
 * day. Source: docs/domain/claims.md#c6.
 */
export function payoutsOf(toPay: ClaimToPay): NewPayout[] {
  const { claim, confirmedAt, paymentsBefore } = toPay;
  const today = todayInJohannesburg(confirmedAt);
  return partsOf(toPay).map(({ payee, payOn, cents, lines }, place): NewPayout => {
    const claimant = payee ? claimantOf(claim, payee) : premiumPayer(toPay);
    const account = claimant?.account ?? null;
    const isLater = payOn > today;
    const isReady =
      payee === null
        ? claimant !== null && payableAccount(claim, { claimantId: claimant.id }, today) !== null
        : isPayable(claim, payee, today);
    return {
      id: toPay.uuid(),
      number: payoutNumber(claim.reference, paymentsBefore + place + 1),
      claimId: claim.id,
      policyNumber: claim.policyNumber,
      claimantId: claimant?.id ?? null,
      status: isLater ? 'SCHEDULED' : isReady ? 'READY' : 'WAITING_FOR_ACCOUNT',
      payOn: isLater ? payOn : payoutDay(confirmedAt),
      amountCents: cents,
      record: {
        payee: payee
          ? { kind: payee.kind, name: payeeName(claim, payee) }
          : { kind: 'PREMIUM_PAYER', name: toPay.refund?.payerName ?? '' },
        lines,
        method: 'BANK',
        accountId: account?.id ?? null,
        bank: account?.Bank_Name ?? null,
        accountNumber: account?.Account_Number ?? null,
        waitsForAdministrator: account?.waitsForAdministrator ?? false,
        attempts: 0,
        bankReference: null,
        sentAt: null,
        paidAt: null,
        failureReason: null,
        proofDocumentId: null,
      },
      createdAt: confirmedAt,
    };
  });
}

/** Whoever paid the premiums from another account, among those who claim. */
const premiumPayer = ({ claim, refund }: ClaimToPay) =>
  claim.record.claimants.find(({ id }) => id === refund?.payerId) ?? null;

/** Every part, those of one payee together, the earliest first. */
function partsOf(toPay: ClaimToPay): Part[] {
  const { claim, payments, refund, mainMemberDiedOn, confirmedAt } = toPay;
  const decidedOn = todayInJohannesburg(confirmedAt);
  const beneficiaries = claim.record.policyOnDay.beneficiaries.map((one) => ({
    ...one,
    diedOn: toPay.dead.find(({ person }) => isSamePerson(one, person))?.on ?? null,
    partInDeath: 'NONE' as const,
    minorPaidInto: minorPaidInto(claim, one, decidedOn),
  }));
  const mainMember = { diedOn: mainMemberDiedOn, partInDeath: 'NONE' as const };
  const payees = payeesOf({ mainMember, beneficiaries, decidedOn }, decidedOn);
  const shares = splitClaim(payments, payees, { decidedOn, parlourInvoice: parlourInvoice(claim) });
  const parts = shares.flatMap((share) => partsOfShare(share));
  return refund === null ? parts : withRefund(parts, refund, { payees, decidedOn });
}

const partsOfShare = ({ payee, payments }: ClaimShare): Part[] =>
  payments.map(({ payOn, amount, lines }) => ({ payee, payOn, cents: toCents(amount), lines: [...lines] }));

/** Premiums that are paid back stand on a line of their own: in the shares of the claim, or for the estate or whoever paid them. */
function withRefund(
  parts: readonly Part[],
  refund: PremiumRefund,
  { payees, decidedOn }: { payees: readonly Payee[]; decidedOn: PlainDate },
): Part[] {
  const own = { payOn: decidedOn, cents: toCents(refund.amount), lines: [refundLine(refund.amount)] };
  if (refund.to === 'PREMIUM_PAYER') return [...parts, { ...own, payee: null }];
  const sharers = refund.to === 'ESTATE' ? estateAlone(payees) : payees;
  const payment = { payOn: decidedOn, amount: refund.amount, lines: [] };
  const refunds = splitClaim([payment], sharers, { decidedOn, parlourInvoice: null }).flatMap(({ payee, payments }) =>
    payments.map(({ amount }) => ({ ...own, payee, cents: toCents(amount), lines: [refundLine(amount)] })),
  );
  return refunds.reduce(withPart, [...parts]);
}

const refundLabel = 'Premiums paid back';
const refundLine = (amount: number) => ({ label: refundLabel, amount });

/** Cents of premiums that payments give back, without those that were cancelled. */
export const premiumsOnPayouts = (payouts: readonly Pick<PayoutRow, 'status' | 'record'>[]): number =>
  payouts
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ record }) => record.lines)
    .filter(({ label }) => label === refundLabel)
    .reduce((cents, { amount }) => cents + toCents(amount), 0);

/** Added to what the payee is paid on that day; else a part of its own, before what they are paid later. */
function withPart(parts: Part[], added: Part): Part[] {
  const isSame = (part: Part) => part.payee !== null && isSamePayee(part.payee, added.payee);
  const place = parts.findIndex((part) => isSame(part) && part.payOn === added.payOn);
  if (place !== -1) {
    return parts.map((part, at) =>
      at === place ? { ...part, cents: part.cents + added.cents, lines: [...part.lines, ...added.lines] } : part,
    );
  }
  const first = parts.findIndex(isSame);
  return first === -1 ? [...parts, added] : parts.toSpliced(first, 0, added);
}

const isSamePayee = (one: Payee, other: Payee | null) =>
  one.kind === other?.kind && one.beneficiaryId === other.beneficiaryId && one.estateOf === other.estateOf;

/** The estate of the main member, as it is paid for want of a beneficiary or of whatever is not a benefit. */
const estateAlone = (payees: readonly Payee[]): Payee[] => [
  payees.find(({ estateOf }) => estateOf === 'MAIN_MEMBER') ?? {
    kind: 'ESTATE',
    beneficiaryId: null,
    estateOf: 'MAIN_MEMBER',
    share: 100,
    needs: 'EXECUTOR',
  },
];
