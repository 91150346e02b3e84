import { date, defineForm, text, yesNo } from '@portal/forms';
import {
  contactMethodField,
  emailField,
  homeAndWork,
  languageField,
  otherNumberField,
} from '@portal/policy-workflow/changes';
import { MeSchema } from '../../application/me-schema';

interface Me {
  readonly Has_Previous?: unknown;
}

const hasPrevious = ({ Has_Previous }: Me) => Has_Previous === true;

/** How we reach whoever applies, and cover they had until now. */
export const meForm = defineForm({
  name: 'application-me',
  schema: MeSchema,
  items: [
    { legend: 'Contact', fields: [otherNumberField, emailField, contactMethodField, languageField] },
    ...homeAndWork,
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
          widget: text({ inputWidth: 20 }),
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
