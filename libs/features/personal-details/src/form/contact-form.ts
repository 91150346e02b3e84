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
import { ContactSchema } from './member-schemas';

interface Member {
  readonly Cell_Number?: unknown;
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
          otherNumberField,
          emailField,
          contactMethodField,
          { ...languageField, hint: 'This portal stays in English' },
        ],
      },
      ...homeAndWork,
      {
        legend: 'Offers',
        hint:
          'Only about products like yours. Tick what you agree to; you can take it back here at any time. Messages about your ' +
          'policy always come.',
        fields: [offersBy('Sms'), offersBy('Email'), offersBy('Phone'), offersBy('Whatsapp')],
      },
    ],
  });
