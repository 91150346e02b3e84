import { providerPhone } from '@portal/domain';
import { checkbox, confirmField, defineForm, phone } from '@portal/forms';
import {
  contactMethodField,
  emailField,
  homeAndWork,
  languageField,
  otherNumberField,
} from '@portal/policy-workflow/changes';
import { type Channel, channels } from '../shared/channels';
import { AddressSchema, CellphoneSchema, ContactSchema, FamilySchema, OffersSchema } from './member-schemas';

interface Member {
  readonly Cell_Number?: unknown;
}

const hasNewNumber =
  (onRecord: string) =>
  ({ Cell_Number }: Member) =>
    Cell_Number !== onRecord;

/** A number that differs from the one on record is typed twice. */
export const cellphoneForm = (onRecord: string) =>
  defineForm({
    name: 'cellphone',
    schema: CellphoneSchema,
    items: [
      {
        name: 'Cell_Number',
        label: 'Cellphone number',
        hint:
          'We send your one-time PINs to this number. A new number takes two PINs, one to this number and one to the new one. ' +
          `No longer have this number? Call ${providerPhone}.`,
        widget: phone({ autoComplete: 'tel' }),
      },
      confirmField({
        name: 'Confirm_Cell_Number',
        of: 'Cell_Number',
        label: 'New cellphone number again',
        widget: phone(),
        when: hasNewNumber(onRecord),
        differs: 'Cellphone numbers do not match',
        missing: 'Type the new cellphone number again',
      }),
    ],
  });

export const contactForm = defineForm({
  name: 'contact',
  schema: ContactSchema,
  items: [otherNumberField, emailField, contactMethodField, { ...languageField, hint: 'This portal stays in English' }],
});

const [home, postal, familyAndWork] = homeAndWork;

export const addressForm = defineForm({ name: 'address', schema: AddressSchema, items: [home, postal] });

export const familyForm = defineForm({ name: 'family', schema: FamilySchema, items: [...familyAndWork.fields] });

const offersBy = <const Name extends Channel>(name: Name) =>
  ({ name: `MarketingConsent.${name}`, label: channels[name].agree, widget: checkbox() }) as const;

export const offersForm = defineForm({
  name: 'offers',
  schema: OffersSchema,
  items: [
    {
      legend: 'Offers',
      hint:
        'Only about products like yours. Tick what you agree to; you can take it back here at any time. Messages about your ' +
        'policy always come.',
      fields: [offersBy('Sms'), offersBy('Email'), offersBy('Phone'), offersBy('Whatsapp')],
    },
  ],
});
