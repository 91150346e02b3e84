import { contactMethods, incomeBands, languages, maritalStatuses } from '@portal/domain';
import { addressFields, checkbox, date, defineForm, phone, radios, select, text, yesNo } from '@portal/forms';
import { MeSchema } from '../../application/me-schema';

interface Me {
  readonly Postal_Same_As_Physical?: unknown;
  readonly Has_Previous?: unknown;
}

const hasOtherPost = ({ Postal_Same_As_Physical }: Me) => Postal_Same_As_Physical === false;
const hasPrevious = ({ Has_Previous }: Me) => Has_Previous === true;

/** How we reach whoever applies, and cover they had until now. */
export const meForm = defineForm({
  name: 'application-me',
  schema: MeSchema,
  items: [
    {
      legend: 'Contact',
      fields: [
        { name: 'Alternative_Number', label: 'Alternative number', widget: phone() },
        {
          name: 'Email_Address',
          label: 'Email address',
          hint: 'Needed when we contact you by email',
          widget: text({ type: 'email', autoComplete: 'email', inputWidth: 'long' }),
        },
        { name: 'Preferred_Contact_Method', label: 'How may we contact you?', widget: radios(contactMethods) },
        { name: 'Preferred_Language', label: 'Language we write to you in', widget: select(languages) },
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
      legend: 'Cover until now',
      hint: 'When this policy follows another one without a long gap, you may not have to wait again for cover of natural causes.',
      fields: [
        {
          name: 'Has_Previous',
          label: 'Does this policy replace funeral cover with another insurer?',
          widget: yesNo(),
        },
        {
          name: 'Previous_Insurer',
          label: 'Name of the insurer',
          when: hasPrevious,
          optional: false,
          widget: text({ inputWidth: 'long' }),
        },
        {
          name: 'Previous_Policy_Number',
          label: 'Policy number there',
          when: hasPrevious,
          optional: false,
          widget: text(),
        },
        {
          name: 'Previous_End_Date',
          label: 'Day the cover ends or ended',
          when: hasPrevious,
          optional: true,
          hint: 'Leave it open when the cover goes on',
          widget: date(),
        },
        {
          name: 'Previous_Waiting_Served',
          label: 'Is the waiting period there over?',
          when: hasPrevious,
          widget: yesNo(),
        },
      ],
    },
  ],
});
