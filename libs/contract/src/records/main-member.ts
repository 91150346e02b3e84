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

const consentEntries = {
  /** By text message. */
  Sms: v.boolean(),
  /** By e-mail. */
  Email: v.boolean(),
  /** By telephone. */
  Phone: v.boolean(),
  /** By WhatsApp. */
  Whatsapp: v.boolean(),
};
const consent = both(
  v.object({
    ...consentEntries,
    /** When consent was last given or withdrawn, or null. */
    Updated_At: instantOrNull,
  }),
  v.optional(
    written({
      /** By text message. */
      Sms: v.optional(v.boolean(), false),
      /** By e-mail. */
      Email: v.optional(v.boolean(), false),
      /** By telephone. */
      Phone: v.optional(v.boolean(), false),
      /** By WhatsApp. */
      Whatsapp: v.optional(v.boolean(), false),
    }),
    {},
  ),
);

const language = choice(languages, 'Select the language');
const contactMethod = choice(contactMethods, 'Select how we may contact you');

const rows = {
  ...personRows,
  /** Where one-time PINs go; a new number is proved with a PIN of its own. */
  Cell_Number: requiredCell,
  /** As the law knows it. */
  Marital_Status: choice(maritalStatuses, 'Select the marital status'),
  /** Another number, or null. */
  Alternative_Number: alternativeNumber,
  /** The language to write in; English unless said. */
  Preferred_Language: both(language.read, v.optional(language.written, 'ENGLISH')),
  /** How to reach the policyholder; text message unless said, e-mail only with an address. */
  Preferred_Contact_Method: both(contactMethod.read, v.optional(contactMethod.written, 'SMS')),
  /** Where the policyholder lives. */
  PhysicalAddress: both(AddressSchema, AddressInputSchema),
  /** Whether post goes there too. */
  Postal_Same_As_Physical: both(v.boolean(), v.optional(v.boolean(), true)),
  /** Where post goes, when that is elsewhere; else null. */
  PostalAddress: both(v.nullable(AddressSchema), v.nullish(AddressInputSchema, null)),
  /** At most 60 characters, or null. */
  Occupation: both(textOrNull, optionalText({ max: 60, long: 'Occupation must be 60 characters or less' })),
  /** At most 60 characters, or null. */
  Employer_Name: both(textOrNull, optionalText({ max: 60, long: 'Employer name must be 60 characters or less' })),
  /** Income a month, by band in rand, or null. */
  Monthly_Income_Band: optionalChoice(incomeBands, 'Select the income band'),
  /** By which channels offers may be sent; none unless given. */
  MarketingConsent: consent,
};

/** The policyholder, as read (docs/domain/records.md#r9-7). */
export const MainMemberSchema = v.object({
  ...readEntries(rows),
  ...lifeEntries,
  /** The plan of the policy. */
  Product_Name: text,
  /** The id of the plan. */
  Product_Id: text,
  /** The policy. */
  Policy_Number: text,
  /** The first letters of the first names. */
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
    ...anyOf({
      ...mainMemberEntries,
      /** Documents that prove the change. */
      Documents: uploads,
    }),
    /** The main member; may be left out. */
    id: v.optional(updateEntries.id),
    /** The version that was read; left out, the record is taken as it stands. */
    Version: updateEntries.Version,
    /** The one-time PIN sent to the number on record; null from staff. */
    otp: optionalOtp,
    /** The one-time PIN sent to the new cellphone number, when that changes. */
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
