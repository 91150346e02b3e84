import { addMonths, laterOf, type PlainDate } from '../../base/plain-date';
import { fromCents, toCents } from '../../base/money';
import { partsOfCover } from '../../cover/parts-of-cover';
import { payableOn } from '../../cover/payable-on';
import { type ClaimLine, type PaymentDays } from './claim-line';
import { amountOfCause, type KnownCause, knownCauses } from './known-causes';
import { type Rider } from './riders';
import { splitCents } from './split-cents';

/** How a benefit is paid. */
interface RiderPayment {
  causes: readonly KnownCause[];
  /** Equal payments, a month apart. */
  payments: number;
  /** Months from the decision to the first of them. */
  firstAfterMonths: number;
  /** Whether it is paid as soon as the invoice of a stonemason is accepted. */
  isPaidOnInvoice: boolean;
}

const atOnce: RiderPayment = { causes: knownCauses, payments: 1, firstAfterMonths: 0, isPaidOnInvoice: false };

/** What is paid otherwise than at once and for any cause. Source: docs/domain/claims.md#c4-2 and docs/domain/plans.md#r5-4. */
const riderPayments: Partial<Record<string, RiderPayment>> = {
  'sup-grocery': { ...atOnce, payments: 6 },
  'sup-tombstone': { ...atOnce, firstAfterMonths: 6, isPaidOnInvoice: true },
  'sup-accidental': { ...atOnce, causes: ['ACCIDENT', 'VIOLENCE'] },
};

/** What a benefit pays for a death of this cause, payment by payment; lines of zero rand while it waits. */
export function riderLines(
  rider: Rider,
  { cause, dayOfDeath }: { cause: KnownCause; dayOfDeath: PlainDate },
  { decidedOn, stonemasonInvoiceOn = null }: PaymentDays,
): ClaimLine[] {
  const { causes, payments, firstAfterMonths, isPaidOnInvoice } = riderPayments[rider.id] ?? atOnce;
  const amount = causes.includes(cause) ? paidAfterWaiting(rider, cause, dayOfDeath) : 0;
  return splitCents(toCents(amount), Array<number>(payments).fill(1)).map((cents, place) => {
    const planned = addMonths(decidedOn, firstAfterMonths + place);
    const isEarlier = isPaidOnInvoice && stonemasonInvoiceOn !== null && stonemasonInvoiceOn < planned;
    return {
      kind: 'RIDER',
      riderId: rider.id,
      label: rider.name,
      amount: fromCents(cents),
      beforeMaximum: fromCents(cents),
      payOn: isEarlier ? laterOf(decidedOn, stonemasonInvoiceOn) : planned,
    };
  });
}

/** Each benefit waits from its own start, as cover does. */
function paidAfterWaiting(rider: Rider, cause: KnownCause, dayOfDeath: PlainDate): number {
  const { id, amount: Cover_Amount, startDate: Cover_Start_Date, waitingPeriodMonths } = rider;
  const Waiting_Period_End_Date = addMonths(Cover_Start_Date, waitingPeriodMonths);
  const parts = partsOfCover({ id, Cover_Amount, Cover_Start_Date, Waiting_Period_End_Date }, []);
  return amountOfCause(payableOn(parts, dayOfDeath), cause);
}
