import {
  checkDateOfBirth,
  checkDateOfDeath,
  checkIdNumber,
  checkPassportNumber,
  checkPolicyNumber,
  formatTypedDate,
  isNameText,
  languages,
  type PlainDate,
  reporterRelationships,
} from '@portal/domain';
import * as v from 'valibot';
import { chosen } from '../fields/choice';
import { optionalDay, requiredDay } from '../fields/day';
import { requiredOtp } from '../fields/otp';
import { requiredCell } from '../fields/phone';
import { day, text } from '../fields/plain';
import { type Known, obeys, refusal, type Rule } from '../fields/rules';
import { optionalCode, optionalText } from '../fields/text';
import { written } from '../fields/written';
import { anyDay } from '../identity-rules';
import { identityRows } from './person';

/* @__NO_SIDE_EFFECTS__ */
const optionalName = (label: 'First name' | 'Surname') =>
  optionalText({
    max: 50,
    long: `${label} must be 50 characters or less`,
    test: isNameText,
    wrong: `${label} must only include letters, spaces, hyphens and apostrophes`,
  });

interface Deceased {
  Id_Number: string | null;
  Passport_Number: string | null;
  Policy_Number: string | null;
  First_Name: string | null;
  Surname: string | null;
  Date_Of_Birth: PlainDate | null;
  Date_Of_Death: PlainDate;
}

/** Each number in its own form, where there is one. */
const numbersRule: Rule<Deceased> = ({ Id_Number, Passport_Number, Policy_Number }) => [
  ...(Id_Number ? refusal('Id_Number', checkIdNumber(Id_Number, anyDay)) : []),
  ...(Passport_Number ? refusal('Passport_Number', checkPassportNumber(Passport_Number)) : []),
  ...(Policy_Number ? refusal('Policy_Number', checkPolicyNumber(Policy_Number)) : []),
];

const isNothing = (person: Known<Deceased>) =>
  [person.First_Name, person.Surname, person.Date_Of_Birth, person.Policy_Number].every((one) => one === null);

/** A number of the person says who died; a policy has several people, so with its number go the names; else names and birth date do. */
const whoDiedRule: Rule<Deceased> = (person) => {
  if (person.Id_Number !== null || person.Passport_Number !== null) return [];
  if (isNothing(person)) return [{ field: 'Id_Number', message: 'Enter the ID number' }];
  return [
    ...(person.First_Name === null ? [{ field: 'First_Name', message: 'Enter the first name' }] : []),
    ...(person.Surname === null ? [{ field: 'Surname', message: 'Enter the surname' }] : []),
    ...(person.Date_Of_Birth === null && person.Policy_Number === null
      ? [{ field: 'Date_Of_Birth', message: 'Enter the date of birth' }]
      : []),
  ];
};

/** Who died, and when: one of the three numbers, or names and birth date (docs/domain/claims.md#c1-2). */
export const DeceasedInputSchema = v.pipe(
  written({
    /** The South African ID number of the person who died; null without one. */
    Id_Number: optionalCode,
    /** The passport number of the person who died, 6 to 20 letters and digits; null without one. */
    Passport_Number: optionalCode,
    /** A policy on which the person was, 6 to 15 letters and digits; null without one. Names say who of its people it was. */
    Policy_Number: optionalCode,
    /** At most 50 letters, spaces, hyphens and apostrophes; needed where neither ID nor passport number is known. */
    First_Name: optionalName('First name'),
    /** At most 50 letters, spaces, hyphens and apostrophes; needed where neither ID nor passport number is known. */
    Surname: optionalName('Surname'),
    /** When the person was born; needed where no number is known. */
    Date_Of_Birth: optionalDay('Date of birth must be a real date').written,
    /** When the person died: not in the future, not before the birth. */
    Date_Of_Death: requiredDay('Enter the date of death', 'Date of death must be a real date').written,
  }),
  obeys(numbersRule, whoDiedRule),
);

/** A birth in the future, a death in the future or before the birth. */
const deceasedRuleOn =
  (today: PlainDate): Rule<Deceased> =>
  ({ Id_Number, Date_Of_Birth, Date_Of_Death: death }) => {
    const typed = Date_Of_Birth
      ? refusal('Date_Of_Birth', checkDateOfBirth(formatTypedDate(Date_Of_Birth), today))
      : [];
    if (typed.length > 0 || death === undefined) return typed;
    const born = Id_Number ? checkIdNumber(Id_Number, today) : null;
    const birth = born?.success ? born.value.dateOfBirth : Date_Of_Birth;
    return refusal('Date_Of_Death', checkDateOfDeath(death, { today, birth: birth ?? null }));
  };

/** The same with the rules of the day. */
export const deceasedInput = (today: PlainDate) => v.pipe(DeceasedInputSchema, obeys(deceasedRuleOn(today)));

/** Who tells us, and where we reach them. */
export const ReporterInputSchema = written({
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  First_Name: identityRows.First_Name.written,
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  Surname: identityRows.Surname.written,
  /** The cellphone number that we call back. */
  Cell_Number: requiredCell.written,
  /** What the reporter is to the person who died. */
  Relationship: chosen(reporterRelationships, 'Select your relationship to the person who died'),
  /** The language to speak and to write in. */
  Preferred_Language: chosen(languages, 'Select the language'),
});

const toldEntries = {
  /** Who told us. */
  reporter: ReporterInputSchema,
  /** True: "What I have told you is true as far as I know." */
  Is_True: v.literal(true, 'Confirm that what you have told us is true as far as you know'),
};

const reportEntries = {
  ...toldEntries,
  /** The one-time PIN that proves the reporter’s number. */
  otp: requiredOtp,
};

/** What is told before a PIN proves the number. */
export const ToldDeathSchema = written({ deceased: DeceasedInputSchema, ...toldEntries });

/** The same with the rules of the day. */
export const toldDeathInput = (today: PlainDate) => written({ deceased: deceasedInput(today), ...toldEntries });

/** A death, as anybody reports it. */
export const ReportDeathSchema = written({
  /** Who died, and when. */
  deceased: DeceasedInputSchema,
  ...reportEntries,
});
export type ReportDeath = v.InferInput<typeof ReportDeathSchema>;

/** The same body with the rules of the day. */
export const reportDeathInput = (today: PlainDate) => written({ deceased: deceasedInput(today), ...reportEntries });

/** Where the PIN of a report goes. In a body, so that no address holds a number. */
export const DeathReportOtpSchema = written({
  /** The reporter’s own cellphone number. */
  Cell_Number: requiredCell.written,
});

/** What whoever reports a death is told: the same for everybody, whether we know the person or not (docs/domain/claims.md#c1-3). */
export const DeathReportReceiptSchema = v.object({
  /** What to name when asking about it: `DR-7K3M-Q2XR`. */
  reference: text,
  /** The number on which we call back, masked: `082 *** 4567`. */
  cellNumber: text,
  /** The day by whose end we do that if we have cover for the person. */
  contactBy: day,
});
export type DeathReportReceipt = v.InferOutput<typeof DeathReportReceiptSchema>;
