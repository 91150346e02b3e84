import { type MainMember } from '@portal/contract';
import { type Typed } from './application';
import { meNames } from './me-schema';

/** What is known of whoever applies, to begin the step with. */
export const meOfPolicy = (member: MainMember): Typed =>
  Object.fromEntries(meNames.map((name) => [name, member[name]]));

const ofPrevious = ['Previous_Insurer', 'Previous_Policy_Number', 'Previous_End_Date', 'Previous_Waiting_Served'];

/** What was typed over what is known, without what was typed in fields that are not asked any more. */
export const meAsAsked = (member: MainMember, typed: Typed): Typed => {
  const me: Typed = { ...meOfPolicy(member), ...typed };
  return {
    ...me,
    ...(me['Postal_Same_As_Physical'] !== false && { PostalAddress: null }),
    ...(me['Has_Previous'] !== true && Object.fromEntries(ofPrevious.map((name) => [name, null]))),
  };
};
