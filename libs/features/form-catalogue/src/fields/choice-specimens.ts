import { bankingDetailsEntries, childEntries, mainMemberEntries, paymentMethodEntries } from '@portal/contract';
import { childRelationships, languages } from '@portal/domain';
import { checkbox, checkboxCards, radioCards, radios, select, yesNo } from '@portal/forms';
import * as v from 'valibot';
import { type FieldSpecimen } from './field-specimen';
import { oneFieldForm } from './one-field-form';

const ways = [
  { code: 'DEBIT_ORDER', label: 'Debit order', hint: 'On a day of your choice, from your bank account' },
  { code: 'PAYAT', label: 'Pay@', hint: 'Cash at a store, by card or in an app' },
  { code: 'EFT', label: 'EFT', hint: 'From your bank, with your policy number as the reference' },
] as const;

const benefits = [
  { code: 'grocery', label: 'Grocery benefit', hint: 'R 18 a month' },
  { code: 'cash-back', label: 'Cash-back', hint: 'R 12 a month' },
] as const;

/** What is chosen. */
export const choiceSpecimens: readonly FieldSpecimen[] = [
  {
    id: 'select',
    about: 'One of many. The browser’s own list: it works with one thumb, and letters find an answer.',
    form: oneFieldForm({
      id: 'demo-select',
      name: 'Preferred_Language',
      entry: mainMemberEntries.Preferred_Language,
      label: 'Language we write to you in',
      widget: select(languages),
    }),
  },
  {
    id: 'radios',
    about: 'One of a few, all in sight.',
    form: oneFieldForm({
      id: 'demo-radios',
      name: 'Relationship',
      entry: childEntries.Relationship,
      label: 'Relationship to you',
      widget: radios(childRelationships),
    }),
  },
  {
    id: 'radio-cards',
    about: 'One of a few that need some words each. The whole card can be tapped.',
    form: oneFieldForm({
      id: 'demo-cards',
      name: 'Payment_Method',
      entry: paymentMethodEntries.Payment_Method,
      label: 'How do you want to pay?',
      widget: radioCards(ways),
    }),
  },
  {
    id: 'checkbox-cards',
    about: 'Any number of a few that need some words each, or none.',
    form: oneFieldForm({
      id: 'demo-checkbox-cards',
      name: 'benefitIds',
      entry: v.array(v.string()),
      label: 'Which benefits do you want to add?',
      widget: checkboxCards(benefits),
    }),
  },
  {
    id: 'yes-or-no',
    about: 'A question that wants an answer either way: nothing is answered for anybody.',
    form: oneFieldForm({
      id: 'demo-yes-no',
      name: 'Is_Student',
      entry: v.boolean('Say whether the child is studying full time'),
      label: 'Is the child studying full time?',
      widget: yesNo(),
    }),
  },
  {
    id: 'checkbox',
    about: 'Something to agree to. Never ticked beforehand.',
    form: oneFieldForm({
      id: 'demo-checkbox',
      name: 'Authorisation',
      entry: bankingDetailsEntries.Authorisation,
      label: 'I authorise you to collect my premium from this account',
      widget: checkbox(),
    }),
  },
];
