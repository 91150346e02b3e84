import {
  addDays,
  dueOf,
  firstOfNextMonth,
  firstUnpaidDue,
  isCovering,
  isFinalStatus,
  limits,
  type PlainDate,
  premiumPosition,
  type PolicyStatus,
  todayInJohannesburg,
  unpaidNoticeDate,
} from '@portal/domain';
import { type PolicyRow } from '@portal/service-store';
import { type PolicyInvariant } from './seen';

/** Where a policy may come to from each status, be it by several steps in one go. Source: docs/domain/policy.md#r4-4. */
const reachable: Record<PolicyStatus, readonly PolicyStatus[]> = {
  PENDING: ['ACTIVE', 'IN_GRACE', 'LAPSED', 'NOT_TAKEN_UP', 'CANCELLED'],
  ACTIVE: ['IN_GRACE', 'LAPSED', 'CANCELLED', 'PAID_UP', 'CLAIMED'],
  IN_GRACE: ['ACTIVE', 'LAPSED', 'CANCELLED', 'CLAIMED'],
  LAPSED: ['ACTIVE', 'IN_GRACE', 'CANCELLED'],
  PAID_UP: ['ACTIVE', 'IN_GRACE', 'CANCELLED', 'CLAIMED'],
  CANCELLED: [],
  NOT_TAKEN_UP: [],
  CLAIMED: [],
};

const movesAreAllowed: PolicyInvariant = ({ row, before }) =>
  before === null || before.status === row.status || reachable[before.status].includes(row.status)
    ? null
    : `${before.status} became ${row.status}`;

/** The due date of the oldest month that is not paid. */
const oldestUnpaidDue = ({ record }: Pick<PolicyRow, 'record'>) =>
  record.Paid_To_Date === null ? null : dueOf(firstOfNextMonth(record.Paid_To_Date), record.PaymentMethod);

/** Nobody is in grace who owes nothing, and nobody's grace is shorter than the product says. */
const graceIsOwed: PolicyInvariant = (seen) => {
  const { record, status } = seen.row;
  if (status !== 'IN_GRACE') return null;
  if (premiumPosition(record, seen.today, false).Arrears_Amount <= 0) return 'a policy in grace owes nothing';
  const due = oldestUnpaidDue(seen.row);
  if (due !== null && record.Grace_End_Date !== null && record.Grace_End_Date < addDays(due, limits.GRACE_DAYS)) {
    return 'grace ends before its days are over';
  }
  return null;
};

/** Days in one step of time, at most. */
const longestStep = 3;

/** When money was taken back and a month is owed again, grace has all its days from then on. Source: docs/domain/banking.md#r3-12. */
const reversalOpensGrace: PolicyInvariant = ({ row, before, today }) => {
  const [paid, wasPaid] = [row.record.Paid_To_Date, before?.record.Paid_To_Date ?? null];
  if (row.status !== 'IN_GRACE' || paid === null || wasPaid === null || paid >= wasPaid) return null;
  const least = addDays(today, limits.GRACE_DAYS - longestStep);
  return row.record.Grace_End_Date !== null && row.record.Grace_End_Date >= least
    ? null
    : 'money was taken back and grace does not start anew';
};

/** What tells somebody that a premium is unpaid: also that the bank gave a debit back. */
const unpaidNotices = new Set(['PREMIUM_UNPAID_NOTICE', 'DEBIT_REVERSED']);
/** The law's own minimum between being told and losing cover, whatever was missed before. */
const fewestDaysTold = 15;

/** Nobody loses cover who was not told in time that the premium is unpaid. */
const lapseWasTold: PolicyInvariant = (seen) => {
  const { row, before, told, payments } = seen;
  if (row.status !== 'LAPSED' || before === null || before.status === 'LAPSED') return null;
  const lapsed = row.record.Lapse_Date;
  // Money that came after the lapse, in the same step, paid for months that were owed when the policy lapsed.
  const isPaidSince = payments.some(({ paidAt }) => paidAt !== null && todayInJohannesburg(paidAt) >= (lapsed ?? ''));
  const due = oldestUnpaidDue(isPaidSince ? before : row);
  if (due === null || lapsed === null) return 'a lapsed policy has no day of lapse';
  const inTime = told.some(({ type, createdAt }) => {
    const toldOn = createdAt.toISOString().slice(0, 10);
    return unpaidNotices.has(type) && toldOn >= due && addDays(toldOn, fewestDaysTold) <= lapsed;
  });
  return inTime ? null : 'the policy lapsed without a notice in time';
};

export const standingInvariants: Record<string, PolicyInvariant> = {
  'status-moves-as-allowed': movesAreAllowed,
  'grace-is-owed-and-whole': graceIsOwed,
  'reversal-opens-new-grace': reversalOpensGrace,
  'no-lapse-without-notice': lapseWasTold,
};

/** What the jobs must have settled of a policy. */
interface Settled {
  row: PolicyRow;
  today: PlainDate;
  /** Whether a payment is under way, which may still settle what is due. */
  hasOpenPayment: boolean;
  /** Whether the main member's death is decided on: nobody is told of an unpaid premium, and neither grace nor the way back to cover ends. */
  isHeldByDeath: boolean;
}

/** What has been settled once the jobs of this moment ran: a sentence about what was left, or null. */
export function leftOverdue({ row, today, hasOpenPayment, isHeldByDeath }: Settled): string | null {
  const { record, status } = row;
  if (isFinalStatus(status) || hasOpenPayment || record.Monthly_Premium <= 0) return null;
  const { Arrears_Amount } = premiumPosition(record, today, false);
  if (status === 'ACTIVE' && Arrears_Amount > 0) return 'an active policy has a premium overdue';
  const isOver = record.Grace_End_Date !== null && today > record.Grace_End_Date;
  if (status === 'IN_GRACE' && isOver && !isHeldByDeath) {
    return 'a policy is in grace after its grace';
  }
  const { Lapse_Date } = record;
  if (
    status === 'LAPSED' &&
    !isHeldByDeath &&
    Lapse_Date !== null &&
    today > addDays(Lapse_Date, limits.REINSTATEMENT_DAYS + 1)
  ) {
    return 'a policy is still called lapsed after the days for coming back';
  }
  return null;
}

/** While the bank tries a debit again, its payer is told on the third day that the premium is unpaid: a sentence, or null. */
export function untoldOfUnpaid({ record, status }: PolicyRow, today: PlainDate): string | null {
  const due = firstUnpaidDue(record);
  if (!isCovering(status) || due === null || record.Monthly_Premium <= 0) return null;
  const told = record.Unpaid_Notice_Date ?? null;
  if (today < unpaidNoticeDate(due) || (told !== null && told > due)) return null;
  return 'the bank tries again and nobody was told that the premium is unpaid';
}
