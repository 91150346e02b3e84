import * as v from 'valibot';
import {
  ageOn,
  ages,
  checkChildAge,
  checkProofOfStudy,
  childRelationships,
  idTypes,
  type PlainDate,
  titleFromAge,
  titles,
} from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice, optionalChoice } from '../fields/choice';
import { optionalDay } from '../fields/day';
import { asFarAsKnown, overrideEntries } from '../fields/override-reason';
import { count, day, dayOrNull, rand, textOrNull } from '../fields/plain';
import { fromBirth, obeys, refusal, type Rule } from '../fields/rules';
import { lifeEntries, updateEntries } from '../fields/server';
import { optionalText } from '../fields/text';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { type Identity, identityRule, identityRuleOn } from '../identity-rules';
import { personRows } from './person';

const titleMissing = 'Select the title';
const institution = optionalText({
  max: 80,
  long: 'Name of school or institution must be 80 characters or less',
});
const unless = v.optional(v.boolean(), false);
const unmarried = v.optional(
  v.pipe(
    v.boolean(),
    v.check(
      (isMarried) => !isMarried,
      'A married child cannot be covered as a child. Add the person as an extended member.',
    ),
  ),
  false,
);

const rows = {
  ...personRows,
  /** How the child is addressed; null under 16 (docs/domain/records.md#r9-1). */
  Title: optionalChoice(titles, titleMissing),
  /** The document that says who the child is. */
  Id_Type: choice(idTypes, 'Select the ID type'),
  /** Who the child is to the main member. */
  Relationship: choice(childRelationships, "Select the child's relationship to you"),
  /** Studies full time; asked from 18. */
  Is_Student: both(v.boolean(), unless),
  /** The school or institution, at most 80 characters; needed for a student, else null. */
  Institution_Name: both(textOrNull, institution),
  /** The year of study, or null. */
  Study_Year: both(v.nullable(count), v.nullish(v.pipe(v.number(), v.integer('Enter the year of study')), null)),
  /** The last day that the proof of study covers. */
  Proof_Of_Study_Until: optionalDay('Last day on the proof must be a real date'),
  /** Disabled: covered at any age. */
  Is_Disabled: both(v.boolean(), unless),
  /** Always false: a married child is covered as an extended member. */
  Is_Married: both(v.boolean(), unmarried),
};

/** A child, as read (docs/domain/records.md#r9-9). */
export const ChildSchema = v.object({
  ...readEntries(rows),
  ...lifeEntries,
  /** The day by which the ID number of a newborn is needed; null when it is known. */
  Id_Outstanding_Date: dayOrNull,
  /** An addition: what this policy pays from each day on, in rand, where other policies leave it less than the plan says. */
  Cover_By_Day: v.optional(
    v.array(
      v.object({
        /** The first day of this amount. */
        from: day,
        /** What this policy pays from then on. */
        amount: rand,
      }),
    ),
  ),
});
export type Child = v.InferOutput<typeof ChildSchema>;

export const childEntries = {
  ...writtenEntries(rows),
  /** True: the main member is the parent or guardian; needed under 18. */
  Guardian_Declaration: unless,
  /** Documents that prove it. */
  Documents: uploads,
};

/** A student names the school. */
export const schoolRule: Rule<{ Is_Student: boolean; Institution_Name: string | null }> = (child) =>
  child.Is_Student === true && child.Institution_Name === null
    ? [{ field: 'Institution_Name', message: 'Enter the name of the school or institution' }]
    : [];

interface Student {
  Is_Student: boolean;
  Date_Of_Birth: PlainDate;
  Proof_Of_Study_Until: PlainDate | null;
  Documents: readonly { type: string }[];
}

/** A student proves the studies, by a file or by the day until which they were proved. */
export const proofOfStudyRuleOn =
  (today: PlainDate): Rule<Student> =>
  ({ Is_Student, Date_Of_Birth, Proof_Of_Study_Until: until, Documents }) => {
    if (Is_Student !== true || until === undefined) return [];
    const isProved = until !== null || (Documents?.some(({ type }) => type === 'PROOF_OF_STUDY') ?? false);
    return fromBirth(refusal('Proof_Of_Study_Until', checkProofOfStudy(Date_Of_Birth, today, isProved)));
  };

/** A child of an application. */
export const ApplicantChildSchema = v.pipe(written(childEntries), obeys(identityRule, schoolRule));

/** A child, as a form collects it. */
export const ChildInputSchema = v.pipe(
  written({ ...childEntries, ...overrideEntries }),
  obeys(identityRule, schoolRule),
);

/** The fields that change, and only those. */
export const UpdateChildSchema = v.pipe(
  written({ ...anyOf(childEntries), ...updateEntries, ...overrideEntries }),
  obeys(identityRule, schoolRule),
);

interface Minor extends Student {
  Title: string | null;
  Is_Disabled: boolean;
  Guardian_Declaration: boolean;
}

/** Rules of a child that depend on the day (docs/domain/records.md#r9-9). */
export const childRuleOn =
  (today: PlainDate): Rule<Identity & Minor> =>
  (child) => {
    const refusals = [...identityRuleOn(today)(child), ...proofOfStudyRuleOn(today)(child)];
    const { Date_Of_Birth: birth, Is_Student: isStudent = false, Is_Disabled: isDisabled = false } = child;
    if (birth === undefined) return refusals;
    return [
      ...refusals,
      ...fromBirth(refusal('Date_Of_Birth', checkChildAge(birth, today, { isStudent, isDisabled }))),
      ...(ageOn(birth, today) >= titleFromAge && child.Title === null
        ? fromBirth([{ field: 'Title', message: titleMissing }])
        : []),
      ...(ageOn(birth, today) < ages.adult && child.Guardian_Declaration === false
        ? fromBirth([{ field: 'Guardian_Declaration', message: 'Confirm that you are the parent or guardian' }])
        : []),
    ];
  };

/** The same bodies with the rules of the day. The limits of age count when a child joins. */
export const childInput = (today: PlainDate) => v.pipe(ChildInputSchema, obeys(childRuleOn(today)));
export const childUpdate = (today: PlainDate) => v.pipe(UpdateChildSchema, obeys(asFarAsKnown(identityRuleOn(today))));
