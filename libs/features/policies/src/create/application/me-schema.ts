import { contactRule, mainMemberEntries, obeys, type Rule, written } from '@portal/contract';
import { isPlainDate } from '@portal/domain';
import * as v from 'valibot';

/** What somebody tells about themselves here; who they are, and the number for PINs, stay as they are on record. */
export const meNames = [
  ...(['Alternative_Number', 'Email_Address', 'Preferred_Contact_Method', 'Preferred_Language'] as const),
  ...(['PhysicalAddress', 'Postal_Same_As_Physical', 'PostalAddress'] as const),
  ...(['Marital_Status', 'Occupation', 'Employer_Name', 'Monthly_Income_Band'] as const),
] as const;

const optional = v.nullish(v.string(), null);

/** Cover with another insurer until now, which may shorten the waiting period (docs/domain/records.md#r9-22). */
const previousEntries = {
  Has_Previous: v.boolean('Select yes or no'),
  Previous_Insurer: optional,
  Previous_Policy_Number: optional,
  Previous_End_Date: optional,
  Previous_Waiting_Served: v.nullish(v.boolean(), null),
};

interface Previous {
  Has_Previous: boolean;
  Previous_Insurer: string | null;
  Previous_Policy_Number: string | null;
  Previous_End_Date: string | null;
  Previous_Waiting_Served: boolean | null;
}

const previousRule: Rule<Previous> = (typed) => {
  if (typed.Has_Previous !== true) return [];
  const wrong: [keyof Previous, boolean, string][] = [
    ['Previous_Insurer', !typed.Previous_Insurer?.trim(), 'Enter the name of the insurer'],
    ['Previous_Policy_Number', !typed.Previous_Policy_Number?.trim(), 'Enter the policy number'],
    [
      'Previous_End_Date',
      Boolean(typed.Previous_End_Date) && !isPlainDate(typed.Previous_End_Date),
      'End date must be a real date',
    ],
    ['Previous_Waiting_Served', typeof typed.Previous_Waiting_Served !== 'boolean', 'Select yes or no'],
  ];
  return wrong.flatMap(([field, isSo, message]) => (isSo ? [{ field, message }] : []));
};

export const MeSchema = v.pipe(
  written({ ...v.pick(v.object(mainMemberEntries), meNames).entries, ...previousEntries }),
  obeys(contactRule, previousRule),
);
