import * as v from 'valibot';
import {
  checkMainMemberAge,
  contactMethods,
  incomeBands,
  languages,
  maritalStatuses,
  type PlainDate,
} from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice, optionalChoice } from '../fields/choice';
import { optionalOtp } from '../fields/optional-otp';
import { asFarAsKnown, overrideEntries } from '../fields/override-reason';
import { alternativeNumber, requiredCell } from '../fields/phone';
import { instantOrNull, text, textOrNull } from '../fields/plain';
import { lifeEntries, updateEntries } from '../fields/server';
import { fromBirth, obeys, type Rule, refusal } from '../fields/rules';
import { optionalText } from '../fields/text';
import { anyOf, written } from '../fields/written';
import { AddressInputSchema, AddressSchema } from './address';
import { uploads } from './file-payload';
import { identityRule, identityRuleOn } from '../identity-rules';
import { personRows } from './person';

const consentEntries = { Sms: v.boolean(), Email: v.boolean(), Phone: v.boolean(), Whatsapp: v.boolean() };
const consent = both(
  v.object({ ...consentEntries, Updated_At: instantOrNull }),
  v.optional(
    written({
      Sms: v.optional(v.boolean(), false),
      Email: v.optional(v.boolean(), false),
      Phone: v.optional(v.boolean(), false),
      Whatsapp: v.optional(v.boolean(), false),
    }),
    {},
  ),
);

const language = choice(languages, 'Select the language');
const contactMethod = choice(contactMethods, 'Select how we may contact you');

const rows = {
  ...personRows,
  Cell_Number: requiredCell,
  Marital_Status: choice(maritalStatuses, 'Select the marital status'),
  Alternative_Number: alternativeNumber,
  Preferred_Language: both(language.read, v.optional(language.written, 'ENGLISH')),
  Preferred_Contact_Method: both(contactMethod.read, v.optional(contactMethod.written, 'SMS')),
  PhysicalAddress: both(AddressSchema, AddressInputSchema),
  Postal_Same_As_Physical: both(v.boolean(), v.optional(v.boolean(), true)),
  PostalAddress: both(v.nullable(AddressSchema), v.nullish(AddressInputSchema, null)),
  Occupation: both(textOrNull, optionalText({ max: 60, long: 'Occupation must be 60 characters or less' })),
  Employer_Name: both(textOrNull, optionalText({ max: 60, long: 'Employer name must be 60 characters or less' })),
  Monthly_Income_Band: optionalChoice(incomeBands, 'Select the income band'),
  MarketingConsent: consent,
};

/** The policyholder, as read (docs/domain/records.md#r9-7). */
export const MainMemberSchema = v.object({
  ...readEntries(rows),
  ...lifeEntries,
  Product_Name: text,
  Product_Id: text,
  Policy_Number: text,
  Initials: text,
});
export type MainMember = v.InferOutput<typeof MainMemberSchema>;

export const mainMemberEntries = /* @__PURE__ */ writtenEntries(rows);

interface Contact {
  Preferred_Contact_Method: string;
  Email_Address: string | null;
  Postal_Same_As_Physical: boolean;
  PostalAddress: unknown;
}

/** How we reach the policyholder must be possible. */
export const contactRule: Rule<Contact> = (member) => [
  ...(member.Preferred_Contact_Method === 'EMAIL' && member.Email_Address === null
    ? [{ field: 'Email_Address', message: 'Enter the email address at which we may contact you' }]
    : []),
  ...(member.Postal_Same_As_Physical === false && member.PostalAddress === null
    ? [{ field: 'PostalAddress.Line_1', message: 'Enter the street address' }]
    : []),
];

/** The policyholder of a new policy, as a form collects them. */
export const MainMemberInputSchema = v.pipe(written(mainMemberEntries), obeys(identityRule, contactRule));

/**
 * Changes to the policyholder: the fields that change, and only those.
 * A new cell number comes with two PINs: `otp` went to the number on record, `cellNumberOtp` to the new one.
 */
export const UpdateMainMemberSchema = v.pipe(
  written({
    ...anyOf({ ...mainMemberEntries, Documents: uploads }),
    id: v.optional(updateEntries.id),
    Version: updateEntries.Version,
    otp: optionalOtp,
    cellNumberOtp: optionalOtp,
    ...overrideEntries,
  }),
  obeys(identityRule, contactRule),
);

/** Rules of the policyholder of a new policy that depend on the day (docs/domain/records.md#r9-7). */
export const mainMemberRuleOn =
  (today: PlainDate): Rule<MainMemberFacts> =>
  (member) => [
    ...identityRuleOn(today)(member),
    ...(member.Date_Of_Birth === undefined
      ? []
      : fromBirth(refusal('Date_Of_Birth', checkMainMemberAge(member.Date_Of_Birth, today)))),
  ];
type MainMemberFacts = v.InferOutput<typeof MainMemberInputSchema>;

/** The changes with the rules of the day. */
export const mainMemberUpdate = (today: PlainDate) =>
  v.pipe(UpdateMainMemberSchema, obeys(asFarAsKnown(identityRuleOn(today))));
