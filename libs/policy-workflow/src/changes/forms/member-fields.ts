import { contactMethods, incomeBands, languages, maritalStatuses } from '@portal/domain';
import { addressFields, checkbox, phone, radios, select, text } from '@portal/forms';

/** What a main member says of themselves, beside who they are and the number for PINs. */
export const otherNumberField = { name: 'Alternative_Number', label: 'Alternative number', widget: phone() } as const;

export const emailField = {
  name: 'Email_Address',
  label: 'Email address',
  hint: 'Needed when we contact you by email',
  widget: text({ type: 'email', autoComplete: 'email' }),
} as const;

export const contactMethodField = {
  name: 'Preferred_Contact_Method',
  label: 'How may we contact you?',
  widget: radios(contactMethods),
} as const;

export const languageField = {
  name: 'Preferred_Language',
  label: 'Language we write to you in',
  widget: select(languages),
} as const;

const hasOtherPost = ({ Postal_Same_As_Physical }: { readonly Postal_Same_As_Physical?: unknown }) =>
  Postal_Same_As_Physical === false;

/** Where somebody lives, where their post goes, and what they do. */
export const homeAndWork = [
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
      { name: 'Occupation', label: 'Occupation', widget: text({ inputWidth: 20 }) },
      { name: 'Employer_Name', label: 'Employer', widget: text({ inputWidth: 20 }) },
      { name: 'Monthly_Income_Band', label: 'Monthly income', widget: select(incomeBands, { nothing: 'Not given' }) },
    ],
  },
] as const;
