import {
  adultIdTypes,
  checkName,
  cleanEmail,
  expiryNotReal,
  genders,
  idTypes,
  isEmail,
  isNameText,
  titles,
} from '@portal/domain';
import * as v from 'valibot';
import { both, writtenEntries } from '../fields/both';
import { checked } from '../fields/checked';
import { choice, chosen, oneOf } from '../fields/choice';
import { optionalDay, requiredDay } from '../fields/day';
import { documented } from '../fields/documented';
import { givenOrNull, givenText } from '../fields/given';
import { optionalCell } from '../fields/phone';
import { text, textOrNull } from '../fields/plain';
import { optionalCode, optionalText } from '../fields/text';

/* @__NO_SIDE_EFFECTS__ */
function name(label: 'First name' | 'Surname') {
  const notes = documented<string>({ minLength: 2, maxLength: 50 });
  const rule = checked((typed) => checkName(label, typed));
  return both(text, v.pipe(givenText(`Enter the ${label.toLowerCase()}`), notes, rule));
}

const middleNames = optionalText({
  max: 80,
  long: 'Middle names must be 80 characters or less',
  test: isNameText,
  wrong: 'Middle names must only include letters, spaces, hyphens and apostrophes',
});

/** An email address in lower case, or none. */
export const optionalEmail = v.pipe(
  givenOrNull(),
  documented({ maxLength: 100, format: 'email' }),
  v.transform((address) => (address === null ? null : cleanEmail(address)) || null),
  v.check(
    (address) => address === null || isEmail(address),
    'Enter an email address in the correct format, like name@example.com',
  ),
);

/** Who somebody is: changes to these need documents and approval (docs/domain/changes.md#r7-2). */
export const identityRows = {
  /** How the person is addressed. */
  Title: choice(titles, 'Select the title'),
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  First_Name: name('First name'),
  /** At most 80 letters, spaces, hyphens and apostrophes, or null. */
  Middle_Names: both(textOrNull, middleNames),
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  Surname: name('Surname'),
  /** The document that says who the person is. */
  Id_Type: both(oneOf(idTypes), chosen(adultIdTypes, 'Select the ID type')),
  /** The South African ID number, 13 digits with a check digit; null for other documents. */
  Id_Number: both(textOrNull, optionalCode),
  /** The passport number; null for other documents. */
  Passport_Number: both(textOrNull, optionalCode),
  /** The country of the passport, two letters; null for other documents. */
  Passport_Country: both(textOrNull, optionalCode),
  /** The last day on which the passport is valid. */
  Passport_Expiry_Date: optionalDay(expiryNotReal),
  /** The permit number; null for other documents. */
  Permit_Number: both(textOrNull, optionalCode),
  /** The last day on which the permit is valid. */
  Permit_Expiry_Date: optionalDay(expiryNotReal),
  /** Not in the future; agrees with the ID number. */
  Date_Of_Birth: requiredDay('Enter the date of birth', 'Date of birth must be a real date'),
  /** Agrees with the ID number. */
  Gender: choice(genders, 'Select the gender'),
};

/** Everybody on a policy, as forms collect them (docs/domain/records.md#r9-2). */
export const personRows = {
  ...identityRows,
  /** The person's own cellphone number, or null. */
  Cell_Number: optionalCell,
  /** At most 100 characters, in lower case, or null. */
  Email_Address: both(textOrNull, optionalEmail),
};

/** As written. */
export const personEntries = /* @__PURE__ */ writtenEntries(personRows);
