import {
  anyOf,
  bankAccountRule,
  bankingDetailsEntries,
  type BankReference,
  chosenPaymentMethods,
  obeys,
  refusal,
  type Rule,
  written,
} from '@portal/contract';
import {
  accountHolderRelationships,
  checkIdNumber,
  debitDayLabel,
  debitDays,
  labelOf,
  paymentMethods,
  type PlainDate,
} from '@portal/domain';
import { bankAccountFields, checkbox, defineForm, idNumber, radioCards, radios, select, text } from '@portal/forms';
import * as v from 'valibot';

interface Payment {
  readonly Payment_Method?: unknown;
  readonly Account_Holder_Relationship?: unknown;
}

const hints: Record<(typeof chosenPaymentMethods)[number], string> = {
  DEBIT_ORDER: 'We collect the premium from a bank account each month. You approve it once with the bank.',
  PAYAT: 'You pay at a till or in an app with a reference number that we send you.',
  EFT: 'You pay into our account each month, with your new policy number as the reference.',
};
const methods = chosenPaymentMethods.map((code) => ({
  code,
  label: labelOf(paymentMethods, code),
  hint: hints[code],
}));
const days = debitDays.map((day) => ({ code: day, label: debitDayLabel(day) }));

const isDebitOrder = ({ Payment_Method }: Payment) => Payment_Method === 'DEBIT_ORDER';
const isOfAnother = (payment: Payment) =>
  isDebitOrder(payment) &&
  Boolean(payment.Account_Holder_Relationship) &&
  payment.Account_Holder_Relationship !== 'SELF';

/** The way to pay; an account is asked for only where we collect from one. */
const PaymentSchema = written({
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select a payment method'),
  ...anyOf(bankingDetailsEntries),
});

export const paymentForm = defineForm({
  name: 'application-payment',
  schema: PaymentSchema,
  items: [
    { name: 'Payment_Method', label: 'How do you want to pay?', widget: radioCards(methods) },
    {
      legend: 'Bank account',
      when: isDebitOrder,
      fields: [
        { name: 'Account_Holder_Name', label: 'Account holder', widget: text({ inputWidth: 'long' }) },
        {
          ...{ name: 'Account_Holder_Relationship', label: 'The account holder is' },
          widget: radios(accountHolderRelationships),
        },
        {
          ...{ name: 'Account_Holder_Id_Number', label: 'ID number of the account holder', optional: false },
          widget: idNumber(),
          when: isOfAnother,
        },
        ...bankAccountFields(),
        {
          ...{ name: 'Debit_Day', label: 'Debit day', widget: select(days) },
          hint: 'On a Sunday or public holiday we collect on the working day before.',
        },
        {
          name: 'Authorisation',
          label: 'I authorise you to collect my premium from this account.',
          widget: checkbox(),
        },
      ],
    },
  ],
});

interface Account {
  Payment_Method: string;
  Account_Holder_Relationship: string;
  Account_Holder_Id_Number: string | null;
  Bank_Name: string;
  Branch_Code: string;
  Account_Number: string;
}

/** The same with the rules of the day and of the banks. */
export const paymentOn = (today: PlainDate, banks: readonly BankReference[]) => {
  const ofBank = bankAccountRule(banks);
  const rule: Rule<Account> = ({ Bank_Name, Branch_Code, Account_Number, ...payment }) => {
    if (!isDebitOrder(payment)) return [];
    return [
      ...ofBank({ Bank_Name, Branch_Code, Account_Number }),
      ...(isOfAnother(payment)
        ? refusal('Account_Holder_Id_Number', checkIdNumber(payment.Account_Holder_Id_Number ?? '', today))
        : []),
    ];
  };
  return v.pipe(PaymentSchema, obeys(rule as Rule<v.InferOutput<typeof PaymentSchema>>));
};
