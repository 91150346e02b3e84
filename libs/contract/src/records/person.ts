import * as v from 'valibot';
import { genders, idTypes, titles } from '../codes';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { optionalDay, requiredDay } from '../fields/day';
import { documented } from '../fields/documented';
import { optionalCell } from '../fields/phone';
import { text, textOrNull } from '../fields/plain';
import { optionalCode, optionalText, requiredText } from '../fields/text';

const namePattern = /^[\p{L}][\p{L}' -]*$/u;
const letters = (label: string) => `${label} may contain only letters, spaces, hyphens and apostrophes`;

const name = (label: string) =>
  requiredText({
    required: `${label} is required`,
    min: 2,
    short: `${label} must be at least 2 characters`,
    max: 50,
    long: `${label} may not be longer than 50 characters`,
    pattern: namePattern,
    wrong: letters(label),
  });

const middleNames = optionalText({
  max: 80,
  long: 'Middle names may not be longer than 80 characters',
  pattern: namePattern,
  wrong: letters('Middle names'),
});

const optionalIdNumber = v.pipe(
  v.nullish(v.string(), null),
  documented({ pattern: '^\\d{13}$' }),
  v.transform((number) => number?.replace(/\s+/g, '') || null),
);

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const emailSentence = 'Enter a valid email address';

/** An email address in lower case, or none (domain rules 9.2). */
export const optionalEmail = v.pipe(
  v.nullish(v.string(), null),
  documented({ maxLength: 100, pattern: emailPattern.source }),
  v.transform((address) => address?.trim().toLowerCase() || null),
  v.nullable(v.pipe(v.string(), v.maxLength(100, emailSentence), v.regex(emailPattern, emailSentence))),
);

/** Who somebody is: changes to these need documents and approval (domain rules 7.2). */
export const identityRows = {
  Title: choice(titles, 'Select a title'),
  First_Name: both(text, name('First name')),
  Middle_Names: both(textOrNull, middleNames),
  Surname: both(text, name('Surname')),
  Id_Type: choice(idTypes, 'Select an ID type'),
  Id_Number: both(textOrNull, optionalIdNumber),
  Passport_Number: both(textOrNull, optionalCode),
  Passport_Country: both(textOrNull, optionalCode),
  Passport_Expiry_Date: optionalDay('Enter a valid date (DD/MM/YYYY)'),
  Permit_Number: both(textOrNull, optionalCode),
  Permit_Expiry_Date: optionalDay('Enter a valid date (DD/MM/YYYY)'),
  Date_Of_Birth: requiredDay('Date of birth is required', 'Enter a valid date of birth (DD/MM/YYYY)'),
  Gender: choice(genders, 'Select a gender'),
};

/** Everybody on a policy, as forms collect them (domain rules 9.2). */
export const personRows = {
  ...identityRows,
  Cell_Number: optionalCell,
  Email_Address: both(textOrNull, optionalEmail),
};

/** As written. */
export const personEntries = writtenEntries(personRows);
/** As read. */
export const personReadEntries = readEntries(personRows);

const PersonShape = v.object(personEntries);
/** A person after their fields were read. */
export type WrittenPerson = v.InferOutput<typeof PersonShape>;
