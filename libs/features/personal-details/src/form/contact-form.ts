import { contactMethods, incomeBands, languages, maritalStatuses, providerPhone } from '@portal/domain';
import { addressFields, checkbox, confirmField, defineForm, phone, radios, select, text } from '@portal/forms';
import { type Channel, channels } from '../shared/channels';
import { ContactSchema } from './member-schemas';

interface Member {
  readonly Cell_Number?: unknown;
  readonly Postal_Same_As_Physical?: unknown;
}

interface KnownNumber {
  /** The cellphone number as it is stored. */
  onRecord: string;
  /** A change of it waits for a decision. */
  isWaiting: boolean;
}

const hintOf = ({ isWaiting }: KnownNumber) =>
  isWaiting
    ? 'A change of this number is waiting for a decision.'
    : 'We send your one-time PINs to this number. A new number takes two PINs, one to this number and one to the new one. ' +
      `No longer have this number? Call ${providerPhone}.`;

const hasNewNumber =
  ({ onRecord }: KnownNumber) =>
  ({ Cell_Number }: Member) =>
    Cell_Number !== onRecord;
const hasOtherPost = ({ Postal_Same_As_Physical }: Member) => Postal_Same_As_Physical === false;

const offersBy = <const Name extends Channel>(name: Name) =>
  ({ name: `MarketingConsent.${name}`, label: channels[name].agree, widget: checkbox() }) as const;

/** What the policyholder may change alone (docs/domain/records.md#r9-7). A number that differs from the one on record is typed twice. */
export const contactForm = (number: KnownNumber) =>
  defineForm({
    name: 'personal-details',
    schema: ContactSchema,
    items: [
      {
        legend: 'Contact',
        fields: [
          {
            name: 'Cell_Number',
            label: 'Cellphone number',
            hint: hintOf(number),
            widget: phone({ autoComplete: 'tel' }),
            locked: () => number.isWaiting,
          },
          confirmField({
            name: 'Confirm_Cell_Number',
            of: 'Cell_Number',
            label: 'New cellphone number again',
            widget: phone(),
            when: hasNewNumber(number),
            differs: 'Cellphone numbers do not match',
            missing: 'Type the new cellphone number again',
          }),
          { name: 'Alternative_Number', label: 'Alternative number', widget: phone() },
          {
            name: 'Email_Address',
            label: 'Email address',
            hint: 'Needed when we contact you by email',
            widget: text({ type: 'email', autoComplete: 'email', inputWidth: 'long' }),
          },
          { name: 'Preferred_Contact_Method', label: 'How may we contact you?', widget: radios(contactMethods) },
          {
            name: 'Preferred_Language',
            label: 'Language we write to you in',
            widget: select(languages),
            hint: 'This portal stays in English',
          },
        ],
      },
      {
        legend: 'Home address',
        fields: [
          ...addressFields('PhysicalAddress', { autoComplete: true }),
          { name: 'Postal_Same_As_Physical', label: 'Send my post to my home address', widget: checkbox() },
        ],
      },
      { legend: 'Postal address', when: hasOtherPost, fields: addressFields('PostalAddress', { postal: true }) },
      {
        legend: 'Family and work',
        fields: [
          { name: 'Marital_Status', label: 'Marital status', widget: select(maritalStatuses) },
          { name: 'Occupation', label: 'Occupation', widget: text({ inputWidth: 'long' }) },
          { name: 'Employer_Name', label: 'Employer', widget: text({ inputWidth: 'long' }) },
          {
            name: 'Monthly_Income_Band',
            label: 'Monthly income',
            widget: select(incomeBands, { nothing: 'Not given' }),
          },
        ],
      },
      {
        legend: 'Offers',
        hint:
          'Only about products like yours. Tick what you agree to; you can take it back here at any time. Messages about your ' +
          'policy always come.',
        fields: [offersBy('Sms'), offersBy('Email'), offersBy('Phone'), offersBy('Whatsapp')],
      },
    ],
  });
