import {
  type ClaimShare,
  isForWantOfBeneficiary,
  isPremiumPaidBack,
  type Payee,
  payeesOf,
  type PayoutLine,
  type PlainDate,
  premiumsPaidBack,
  type PremiumRefund,
  type SharePayment,
  sharesStillDue,
  splitClaim,
  splitWithParlour,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import { type Claimant, type ClaimRow, type NewPayout, type PayoutRow } from '@portal/service-store';
import { diedBy, type Died } from './dead-people';
import { centsForParlour, type PaidPart, parlourPayouts, shareHolderOf } from './parlour-part';
import { claimantOf, minorPaidInto, payeeName } from './payees-on-claim';
import { plannedPayout } from './planned-payout';

/** A claim that is decided, as far as it is paid. */
export interface ClaimToPay {
  claim: Pick<ClaimRow, 'id' | 'reference' | 'policyNumber' | 'record'>;
  /** What the decision pays, without what was paid before. */
  payments: readonly SharePayment[];
  /** Premiums that are paid back, and who paid them where that is another than the main member; the id among those who claim, if known. */
  refund: (PremiumRefund & { payerName: string; payerId: string | null }) | null;
  /** The day the main member died; null: the main member lives. */
  mainMemberDiedOn: PlainDate | null;
  /** People of the policy who have died, as far as we know, with the day. */
  dead: readonly Died[];
  /** When they are planned: as it is decided, or afterwards. */
  confirmedAt: Date;
  /** Payments that the claim has already, cancelled ones among them. */
  payoutsBefore: readonly PaidPart[];
  /** Those of them by which everybody has had something of their share; left out: none. */
  sharesPaid?: readonly PaidPart[];
  uuid(): string;
}

/** What one payee is paid on one day. */
interface Part {
  payee: Payee | null;
  /** Whose share it is, where that is one of the claimants. */
  of: Claimant | null;
  payOn: PlainDate;
  cents: number;
  lines: readonly PayoutLine[];
}

/**
 * The payments of a decided claim, one for each payee and day: they add up to what is payable, to the cent. What is due at once is paid on the
 * business day of the confirmation and waits only for the payee's own account, guardian or executor; what is due later is planned for its
 * day. A funeral parlour that a payee chose is paid apart, and nobody else waits for its invoice. Source: docs/domain/claims.md#c6.
 */
export function payoutsOf(toPay: ClaimToPay): NewPayout[] {
  const { claim, refund, confirmedAt, payoutsBefore, uuid } = toPay;
  const parts = claim.record.claimants.reduce((all, one) => withParlourOf(one, all, toPay), partsOf(toPay));
  return parts.map(({ payee, of, payOn, cents, lines }, place) =>
    plannedPayout(
      claim,
      {
        id: uuid(),
        place: payoutsBefore.length + place + 1,
        claimantId: (payee ? of : premiumPayer(toPay))?.id ?? null,
        payee: payee
          ? { kind: payee.kind, name: payeeName(claim, payee, of) }
          : { kind: 'PREMIUM_PAYER', name: refund?.payerName ?? '' },
        payOn,
        cents,
        lines,
        isHeld: payee !== null && payee.needs !== null && payee.needs !== 'EXECUTOR',
      },
      confirmedAt,
    ),
  );
}

/**
 * What is due of somebody's share at once, divided with the funeral parlour that they chose; whoever arranges the funeral chose it for the estate.
 * What is paid later is not divided.
 */
function withParlourOf(claimant: Claimant, parts: Part[], { claim, confirmedAt, payoutsBefore }: ClaimToPay): Part[] {
  const today = todayInJohannesburg(confirmedAt);
  const holder = shareHolderOf(claim, claimant);
  const isDivided = ({ of, payee, payOn }: Part) =>
    of !== null &&
    of.id === holder?.id &&
    payOn <= today &&
    (!claimant.arrangesFuneral || (payee !== null && isForWantOfBeneficiary(payee)));
  const own = parts.filter(isDivided);
  const before = parlourPayouts(payoutsBefore, claimant).filter(({ status }) => status !== 'CANCELLED');
  const divided = splitWithParlour({ own, parlour: null }, centsForParlour(claim, claimant, before));
  const { parlour } = divided;
  if (parlour === null) return parts;
  return parts.flatMap((part): Part[] => {
    const at = own.indexOf(part);
    if (at === -1) return [part];
    const left = { ...part, ...divided.own[at] };
    const payee = part.payee && { ...part.payee, kind: 'FUNERAL_PARLOUR' as const };
    const toParlour = payee && { ...part, ...parlour, payee, of: claimant };
    return [...(left.cents > 0 ? [left] : []), ...(toParlour && at === own.length - 1 ? [toParlour] : [])];
  });
}

/** Whoever paid the premiums from another account, among those who claim. */
const premiumPayer = ({ claim, refund }: ClaimToPay) =>
  claim.record.claimants.find(({ id }) => id === refund?.payerId) ?? null;

/** Every part, those of one payee together, the earliest first. */
function partsOf(toPay: ClaimToPay): Part[] {
  const { claim, payments, refund, mainMemberDiedOn, confirmedAt } = toPay;
  const today = todayInJohannesburg(confirmedAt);
  const { decidedAt } = claim.record;
  const decidedOn = decidedAt === null ? today : todayInJohannesburg(new Date(decidedAt));
  const beneficiaries = claim.record.policyOnDay.beneficiaries.map((one) => ({
    ...one,
    diedOn: diedBy(toPay.dead, one),
    partInDeath: 'NONE' as const,
    minorPaidInto: minorPaidInto(claim, one, today),
  }));
  const mainMember = { diedOn: mainMemberDiedOn, partInDeath: 'NONE' as const };
  const payees = payeesOf({ mainMember, beneficiaries, decidedOn }, today);
  const shares = splitClaim(payments, withPaid(payees, toPay));
  const parts = shares.flatMap((share) => partsOfShare(claim, share));
  return refund === null ? parts : withRefund(parts, refund, { claim, payees, today });
}

/** The payees with what is missing of their shares, by what each of them has of the benefit. */
function withPaid(payees: readonly Payee[], { claim, payments, sharesPaid = [] }: ClaimToPay): Payee[] {
  const ofBeneficiary = ({ claimantId }: PaidPart) =>
    claim.record.claimants.find(({ id }) => id === claimantId)?.beneficiaryId ?? null;
  const paidCents = payees.map(({ beneficiaryId }) =>
    benefitCents(sharesPaid.filter((payout) => ofBeneficiary(payout) === beneficiaryId)),
  );
  const leftCents = payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return sharesStillDue(payees, { paidCents, leftCents });
}

/** Cents of the benefit on payments, without those that were cancelled and without premiums. */
const benefitCents = (payouts: readonly PaidPart[]): number =>
  payouts.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { amountCents }) => sum + amountCents, 0) -
  premiumsOnPayouts(payouts);

const partsOfShare = (claim: ClaimToPay['claim'], { payee, payments }: ClaimShare): Part[] =>
  payments.map(({ payOn, amount, lines }) => ({
    payee,
    of: claimantOf(claim, payee),
    payOn,
    cents: toCents(amount),
    lines,
  }));

/** Premiums that are paid back stand on a line of their own: in the shares of the claim, or for the estate or whoever paid them. */
function withRefund(
  parts: readonly Part[],
  refund: PremiumRefund,
  { claim, payees, today }: Pick<ClaimToPay, 'claim'> & { payees: readonly Payee[]; today: PlainDate },
): Part[] {
  const own = { payOn: today, cents: toCents(refund.amount), lines: [premiumsPaidBack(refund.amount)] };
  if (refund.to === 'PREMIUM_PAYER') return [...parts, { ...own, payee: null, of: null }];
  const sharers = refund.to === 'ESTATE' ? estateAlone(payees) : payees;
  const payment = { payOn: today, amount: refund.amount, lines: [] };
  const refunds = splitClaim([payment], sharers).flatMap(({ payee, payments }) =>
    payments.map(({ amount }) => ({
      ...own,
      payee,
      of: claimantOf(claim, payee),
      cents: toCents(amount),
      lines: [premiumsPaidBack(amount)],
    })),
  );
  return refunds.reduce(withPart, [...parts]);
}

/** Cents of premiums that payments give back, without those that were cancelled. */
export const premiumsOnPayouts = (payouts: readonly Pick<PayoutRow, 'status' | 'record'>[]): number =>
  payouts
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ record }) => record.lines)
    .filter(isPremiumPaidBack)
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
