import { firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { dueOf, type PremiumPayer } from '../payments/premium-position';

/**
 * What keeps the due dates of months that are overdue when the debit day changes: another day makes nobody late who was not, and nobody
 * less late who was.
 */
export function keptDueDates(
  { Paid_To_Date, PaymentMethod }: PremiumPayer,
  today: PlainDate,
): Pick<PremiumPayer['PaymentMethod'], 'Debit_Day_From' | 'Previous_Debit_Day'> {
  const { Debit_Day, Debit_Day_From = null, Previous_Debit_Day = null } = PaymentMethod;
  if (Paid_To_Date === null) return { Debit_Day_From: null, Previous_Debit_Day: null };
  const oldest = firstOfNextMonth(Paid_To_Date);
  let from = oldest;
  while (dueOf(from, PaymentMethod) < today) from = firstOfNextMonth(from);
  if (from === oldest) return { Debit_Day_From: null, Previous_Debit_Day: null };
  const isOlderKept = Debit_Day_From !== null && oldest < Debit_Day_From;
  return { Debit_Day_From: from, Previous_Debit_Day: isOlderKept ? Previous_Debit_Day : Debit_Day };
}
