import { contactRule, mainMemberEntries, obeys, written } from '@portal/contract';
import { addressFields, checkbox, defineForm } from '@portal/forms';
import * as v from 'valibot';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const { PhysicalAddress, Postal_Same_As_Physical, PostalAddress } = mainMemberEntries;

const form = defineForm({
  name: 'demo-address',
  schema: v.pipe(written({ PhysicalAddress, Postal_Same_As_Physical, PostalAddress }), obeys(contactRule)),
  items: [
    { legend: 'Home address', fields: addressFields('PhysicalAddress', { autoComplete: true }) },
    { name: 'Postal_Same_As_Physical', label: 'My post goes to this address', widget: checkbox() },
    {
      legend: 'Postal address',
      when: (member) => member.Postal_Same_As_Physical !== true,
      fields: addressFields('PostalAddress', { postal: true }),
    },
  ],
});

export const AddressPattern = (props: PatternProps) => (
  <Specimen
    {...props}
    about="A record inside the body. Its fields are rows like any other, each with its own error."
    form={form}
    initialValues={{ Postal_Same_As_Physical: true }}
  />
);
