import * as v from 'valibot';
import { childRelationships } from '../codes';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { optionalDay } from '../fields/day';
import { count, dayOrNull, textOrNull } from '../fields/plain';
import { lifeEntries, updateEntries } from '../fields/server';
import { optionalText } from '../fields/text';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { personRows } from './person';

const institution = optionalText({
  max: 80,
  long: 'Name of school or institution may not be longer than 80 characters',
});
const unless = v.optional(v.boolean(), false);

const rows = {
  ...personRows,
  Relationship: choice(childRelationships, "Select the child's relationship to you"),
  Is_Student: both(v.boolean(), unless),
  Institution_Name: both(textOrNull, institution),
  Study_Year: both(v.nullable(count), v.nullish(v.pipe(v.number(), v.integer('Enter the year of study')), null)),
  Proof_Of_Study_Until: optionalDay('Enter a valid date (DD/MM/YYYY)'),
  Is_Disabled: both(v.boolean(), unless),
  Is_Married: both(v.boolean(), unless),
};

/** A child, as read (domain rules 9.9). */
export const ChildSchema = v.object({ ...readEntries(rows), ...lifeEntries, Id_Outstanding_Date: dayOrNull });
export type Child = v.InferOutput<typeof ChildSchema>;

export const childEntries = { ...writtenEntries(rows), Guardian_Declaration: unless, Documents: uploads };

/** A child, as a form collects it. */
export const ChildInputSchema = written(childEntries);
export type ChildInput = v.InferInput<typeof ChildInputSchema>;

/** The fields that change, and only those. */
export const UpdateChildSchema = written({ ...anyOf(childEntries), ...updateEntries });
export type UpdateChild = v.InferInput<typeof UpdateChildSchema>;
