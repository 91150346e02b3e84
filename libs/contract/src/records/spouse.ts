import * as v from 'valibot';
import { unionTypes } from '../codes';
import { readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { requiredDay } from '../fields/day';
import { lifeEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { personRows } from './person';

const rows = {
  ...personRows,
  Union_Type: choice(unionTypes, 'Select the type of union'),
  Union_Date: requiredDay('Date of marriage or union is required', 'Enter a valid date (DD/MM/YYYY)'),
};

export const aliveSentence = 'Confirm that this person is alive and known to you';

/** The spouse or partner, as read (domain rules 9.8). */
export const SpouseSchema = v.object({ ...readEntries(rows), ...lifeEntries, Relationship: v.literal('SPOUSE') });
export type Spouse = v.InferOutput<typeof SpouseSchema>;

export const spouseEntries = {
  ...writtenEntries(rows),
  Is_Alive_Declaration: v.literal(true, aliveSentence),
  Documents: uploads,
};

/** A spouse, as a form collects them. */
export const SpouseInputSchema = written(spouseEntries);
export type SpouseInput = v.InferInput<typeof SpouseInputSchema>;

/** The fields that change, and only those. */
export const UpdateSpouseSchema = written({ ...anyOf(spouseEntries), ...updateEntries });
export type UpdateSpouse = v.InferInput<typeof UpdateSpouseSchema>;
