import { firstOfMonth, firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { dueOf, type PremiumPayer } from '../payments/premium-position';

/** How premiums are paid after the change. */
interface After {
  /** Whether they are still collected from an account. */
  isCollected?: boolean;
  /** The first month that is collected on the new day: those before it are collected as they were; null: none is. */
  firstMonth?: PlainDate | null;
}

/**
 * What keeps the due dates of months that are overdue when the debit day changes: another day makes nobody late who was not, and nobody
 * less late who was. Whoever is not collected from any more keeps that of the month, too.
 */
export function keptDueDates(
  { Paid_To_Date, PaymentMethod }: PremiumPayer,
  today: PlainDate,
  { isCollected = true, firstMonth = null }: After = {},
): Pick<PremiumPayer['PaymentMethod'], 'Debit_Day_From' | 'Previous_Debit_Day'> {
  const { Debit_Day, Debit_Day_From = null, Previous_Debit_Day = null } = PaymentMethod;
  if (Paid_To_Date === null) return { Debit_Day_From: null, Previous_Debit_Day: null };
  const oldest = firstOfNextMonth(Paid_To_Date);
  let from = oldest;
  const thisMonth = firstOfMonth(today);
  const isKept = () =>
    dueOf(from, PaymentMethod) < today ||
    (!isCollected && from <= thisMonth) ||
    (firstMonth !== null && from < firstMonth);
  while (isKept()) from = firstOfNextMonth(from);
  if (from === oldest) return { Debit_Day_From: null, Previous_Debit_Day: null };
  const isOlderKept = Debit_Day_From !== null && oldest < Debit_Day_From;
  return { Debit_Day_From: from, Previous_Debit_Day: isOlderKept ? Previous_Debit_Day : Debit_Day };
}
