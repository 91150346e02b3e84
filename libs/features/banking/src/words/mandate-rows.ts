import { type DebiCheckMandate } from '@portal/contract';
import {
  debitDayLabel,
  formatDate,
  formatRand,
  labelOf,
  mandateTerms,
  accountTypes,
  todayInJohannesburg,
} from '@portal/domain';

const often: Record<DebiCheckMandate['Adjustment_Category'], string> = {
  N: 'Never',
  Q: 'Every quarter',
  B: 'Twice a year',
  A: 'Once a year',
  R: 'When the repo rate changes',
};

/** How much the instalment may grow without a new approval (docs/domain/banking.md#r3-7). */
export function adjustmentInWords({
  Adjustment_Category: category,
  Adjustment_Rate: rate,
  Adjustment_Amount: amount,
}: Pick<DebiCheckMandate, 'Adjustment_Category' | 'Adjustment_Rate' | 'Adjustment_Amount'>): string {
  if (category === 'N') return often.N;
  if (rate !== null) return `${often[category]}, by up to ${rate}%`;
  return amount === null ? often[category] : `${often[category]}, by up to ${formatRand(amount)}`;
}

/** The terms that the payer approves at the bank, as the bank shows them. */
export function mandateRows(mandate: DebiCheckMandate): readonly { label: string; value: string }[] {
  const {
    First_Collection_Amount: firstAmount,
    First_Collection_Date: firstDate,
    Authenticated_At: approved,
  } = mandate;
  return [
    { label: 'Instalment', value: `${formatRand(mandate.Instalment_Amount)} a month` },
    { label: 'At most', value: `${formatRand(mandate.Maximum_Collection_Amount)} in one collection` },
    ...(firstDate === null ? [] : [{ label: 'First collection', value: firstOf(firstDate, firstAmount) }]),
    { label: 'Collection day', value: debitDayLabel(mandate.Collection_Day) },
    { label: 'The day may move', value: mandate.Day_Adjustment_Allowed ? 'Yes, for salary dates' : 'No' },
    { label: 'Increase', value: adjustmentInWords(mandate) },
    {
      label: 'Tracking',
      value: mandate.Tracking_Indicator
        ? `Yes, for up to ${mandateTerms.trackingDays} days after an unpaid debit`
        : 'No',
    },
    { label: 'Name on your statement', value: mandate.Creditor_Short_Name },
    { label: 'Contract reference', value: mandate.Contract_Reference },
    {
      label: 'Account',
      value: `${mandate.Bank_Name}, ${labelOf(accountTypes, mandate.Account_Type)}, ${mandate.Account_Number}`,
    },
    ...(approved === null
      ? []
      : [{ label: 'Approved on', value: formatDate(todayInJohannesburg(new Date(approved))) }]),
  ];
}

const firstOf = (date: string, amount: number | null) =>
  amount === null ? formatDate(date) : `${formatRand(amount)} on ${formatDate(date)}`;
