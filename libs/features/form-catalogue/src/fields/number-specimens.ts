import { bankingDetailsEntries, beneficiaryEntries, requiredOtp } from '@portal/contract';
import { pinLengthInWords } from '@portal/domain';
import { accountNumber, money, number, pin } from '@portal/forms';
import * as v from 'valibot';
import { type FieldSpecimen } from './field-specimen';
import { oneFieldForm } from './one-field-form';

const income = v.number('Type your monthly income');

/** What is counted, paid or secret. */
export const numberSpecimens: readonly FieldSpecimen[] = [
  {
    id: 'number',
    about: 'Whole numbers that count something. Codes and identity numbers are text.',
    form: oneFieldForm({
      id: 'demo-number',
      name: 'Benefit_Share',
      entry: beneficiaryEntries.Benefit_Share,
      label: 'Benefit share',
      hint: 'Percent, from 1 to 100',
      widget: number({ unreadable: 'Type the share in digits, for example 50' }),
    }),
  },
  {
    id: 'money',
    about: 'Rand, with cents or without: R 1 500,50 and 1500.50 are the same. Sent as a number of rand.',
    form: oneFieldForm({
      id: 'demo-money',
      name: 'Income',
      entry: income,
      label: 'Monthly income',
      hint: 'Before tax',
      widget: money({ unreadable: 'Type an amount, for example 1 500,50' }),
    }),
  },
  {
    id: 'one-time-pin',
    about: 'One field, so that it can be pasted. Phones offer the PIN that just came by SMS.',
    form: oneFieldForm({
      id: 'demo-pin',
      name: 'otp',
      entry: requiredOtp,
      label: 'One-time PIN',
      hint: `${pinLengthInWords}, sent to 082 *** 4567`,
      widget: pin(),
    }),
  },
  {
    id: 'account-number',
    about: 'A number that is stored comes masked and is typed anew. Nobody can read it here.',
    initialValues: { Account_Number: '******7890' },
    form: oneFieldForm({
      id: 'demo-account',
      name: 'Account_Number',
      entry: bankingDetailsEntries.Account_Number,
      label: 'Account number',
      widget: accountNumber(),
    }),
  },
];
