import { causesOfDeath } from '@portal/domain';
import * as v from 'valibot';
import { both, readEntries, writtenEntries } from '../../fields/both';
import { optionalChoice } from '../../fields/choice';
import { optionalDay } from '../../fields/day';
import { count, randOrNull, textOrNull } from '../../fields/plain';
import { optionalCode } from '../../fields/text';
import { typedRand } from '../../fields/typed-rand';
import { written } from '../../fields/written';

/** What can differ between a document and the policy. */
export const detailsThatDiffer = ['NAMES', 'ID_NUMBER', 'DATE_OF_BIRTH'] as const;

const weeksWrong = 'Enter the completed weeks of pregnancy';
const differing = v.array(v.picklist(detailsThatDiffer, 'Select what differs'));

const rows = {
  /** The day on which it was written, or null. */
  writtenOn: optionalDay('The date of the document must be a real date'),
  /** The day of death that it names, or null. */
  dateOfDeath: optionalDay('Date of death must be a real date'),
  /** The cause of death that it names; null where it names none. */
  cause: optionalChoice(causesOfDeath, 'Select the cause of death'),
  /** Completed weeks of pregnancy; null where it does not say. */
  weeks: both(
    v.nullable(count),
    v.nullish(
      v.pipe(v.number(weeksWrong), v.integer(weeksWrong), v.minValue(1, weeksWrong), v.maxValue(45, weeksWrong)),
      null,
    ),
  ),
  /** The serial number of a DHA-1663, or null. */
  serialNumber: both(textOrNull, optionalCode),
  /** What an invoice comes to, rand; null for anything else. */
  amount: both(randOrNull, v.nullish(typedRand(0), null)),
  /** What differs between it and the policy; empty where nothing does. */
  detailsThatDiffer: both(v.array(v.picklist(detailsThatDiffer)), v.optional(differing, [])),
};

/** What a document says, as it is read. */
export const DocumentFindingsSchema = v.object(readEntries(rows));
export type DocumentFindings = v.InferOutput<typeof DocumentFindingsSchema>;

/** The same as staff type it. */
export const DocumentFindingsInputSchema = written(writtenEntries(rows));
