import { bankAccountRule, bankingDetailsEntries, type BankReference, obeys, written } from '@portal/contract';
import { bankAccountFields, bankOptions, defineForm } from '@portal/forms';
import * as v from 'valibot';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const { Bank_Name, Branch_Code, Account_Type, Account_Number } = bankingDetailsEntries;

/** Three of the banks that the service lists. */
const banks: readonly BankReference[] = [
  { Bank_Name: 'Capitec Bank', Branch_Code: '470010', minLength: 10, maxLength: 10, prefix: null, prefixLength: null },
  { Bank_Name: 'FNB', Branch_Code: '250655', minLength: 11, maxLength: 11, prefix: null, prefixLength: null },
  { Bank_Name: 'Standard Bank', Branch_Code: '051001', minLength: 9, maxLength: 11, prefix: '1', prefixLength: 11 },
];
const lists = { Bank_Name: bankOptions(banks) };

const form = defineForm({
  name: 'demo-bank',
  schema: v.pipe(written({ Bank_Name, Branch_Code, Account_Type, Account_Number }), obeys(bankAccountRule(banks))),
  items: bankAccountFields(),
});

export const BankPattern = (props: PatternProps) => (
  <Specimen
    {...props}
    about="The bank settles the branch code and how long the number is. The list comes from the service; a stored number is only ever shown masked."
    form={form}
    lists={lists}
  />
);
