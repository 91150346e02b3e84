import { mainMemberEntries, requiredOtp, written } from '@portal/contract';
import { confirmField, defineForm, phone, pin } from '@portal/forms';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const form = defineForm({
  name: 'demo-twice',
  schema: written({ Cell_Number: mainMemberEntries.Cell_Number, cellNumberOtp: requiredOtp }),
  items: [
    { name: 'Cell_Number', label: 'New cellphone number', widget: phone() },
    confirmField({
      name: 'Confirm_Cell_Number',
      of: 'Cell_Number',
      label: 'New cellphone number again',
      widget: phone(),
      differs: 'Cellphone numbers do not match',
      missing: 'Type the new cellphone number again',
    }),
    { name: 'cellNumberOtp', label: 'One-time PIN', hint: 'We sent it to the new number', widget: pin() },
  ],
});

export const TwicePattern = (props: PatternProps) => (
  <Specimen
    {...props}
    about="For what must not be wrong by one digit. Two ways of writing the same number are the same; the second is never sent."
    form={form}
  />
);
