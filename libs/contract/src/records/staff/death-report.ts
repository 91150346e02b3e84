import {
  deathReportStatuses,
  deceasedKinds,
  languages,
  type PlainDate,
  reportChannels,
  reporterRelationships,
} from '@portal/domain';
import * as v from 'valibot';
import { chosen, oneOf } from '../../fields/choice';
import { count, day, dayOrNull, instant, instantOrNull, key, text, textOrNull, yesNo } from '../../fields/plain';
import { requiredText } from '../../fields/text';
import { wholeNumber } from '../../fields/whole-number';
import { written } from '../../fields/written';
import { deceasedInput, DeceasedInputSchema, ReporterInputSchema } from '../death-report';
import { ReportFileSchema } from '../report-of-reporter';
import { pageSchema } from '../page';

/** Somebody on a policy who is the person that died, by a number. */
const FoundLifeSchema = v.object({
  /** The policy. */
  policyNumber: text,
  /** What the person is on it. */
  lifeKind: oneOf(deceasedKinds),
  /** The reporter’s proved number is on record there: a beneficiary’s, or the policyholder’s where somebody else died. */
  isLinked: yesNo,
});

/** A report of a death in a list, with the number of whoever died masked (docs/domain/claims.md#c2-2). */
const ListedDeathReportSchema = v.object({
  id: key,
  /** What reporter and staff call it: `DR-7K3M-Q2XR`. */
  reference: text,
  /** What became of it. */
  status: oneOf(deathReportStatuses),
  /** Who died, as far as the reporter said. */
  deceased: v.object({
    /** The ID number, masked: `*********0088`; null when it was not said. */
    Id_Number: textOrNull,
    /** The passport number, masked; null when it was not said. */
    Passport_Number: textOrNull,
    /** The policy that was named, or null. */
    Policy_Number: textOrNull,
    /** The first name, or null. */
    First_Name: textOrNull,
    /** The surname, or null. */
    Surname: textOrNull,
    /** When the person was born, or null. */
    Date_Of_Birth: dayOrNull,
  }),
  /** When the person died. */
  dateOfDeath: day,
  /** Who told us. */
  reporter: v.object({
    /** The first name. */
    firstName: text,
    /** The surname. */
    surname: text,
    /** The number on which to call back. */
    cellNumber: text,
    /** What the reporter is to the person who died. */
    relationship: oneOf(reporterRelationships),
    /** The language to speak. */
    language: oneOf(languages),
    /** When a one-time PIN proved the number; null when staff typed it. */
    cellProvedAt: instantOrNull,
  }),
  /** How it reached us. */
  channel: oneOf(reportChannels),
  /** Where the person was found by number, once the report was looked up. */
  found: v.array(FoundLifeSchema),
  /** One of too many of that number or about that person: nothing was looked up and nobody was written to, staff decide. */
  isLeftToStaff: yesNo,
  /** The day by whose end the reporter is called. */
  contactBy: day,
  /** When the reporter was called, or null. */
  contactedAt: instantOrNull,
  /** The name of whoever called, or closed it; null while nobody did. */
  handledBy: textOrNull,
  /** Why it was closed, or null. */
  closedReason: textOrNull,
  /** When it was made. */
  createdAt: instant,
  /** Goes up by one with every change. */
  version: count,
});
export type ListedDeathReport = v.InferOutput<typeof ListedDeathReportSchema>;

/** One report, with the numbers in full: that it was read is noted. */
export const DeathReportSchema = v.object({
  ...ListedDeathReportSchema.entries,
  /** Who died, as far as the reporter said. */
  deceased: v.object({
    ...ListedDeathReportSchema.entries.deceased.entries,
    /** The ID number, 13 digits; null when it was not said. */
    Id_Number: textOrNull,
    /** The passport number; null when it was not said. */
    Passport_Number: textOrNull,
  }),
  /** What the reporter sent for it, the oldest first. */
  documents: v.array(ReportFileSchema),
});
export type DeathReport = v.InferOutput<typeof DeathReportSchema>;

/** Those that wait for a call first, by the day until which that is promised; then the others, newest first. */
export const DeathReportPageSchema = pageSchema(ListedDeathReportSchema);
export type DeathReportPage = v.InferOutput<typeof DeathReportPageSchema>;

/** Which reports. */
export const DeathReportQuerySchema = v.object({
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
  /** Reports on a page, 1 to 50. */
  pageSize: v.optional(wholeNumber(1, 50), 20),
  /** Only those with this status; all when it is left out. */
  status: v.optional(chosen(deathReportStatuses, 'Choose a status')),
});

const staffChannels = /* @__PURE__ */ reportChannels.filter(({ code }) => code !== 'WEB');

const typedEntries = {
  /** Who told us. */
  reporter: ReporterInputSchema,
  /** How it reached us. */
  channel: chosen(staffChannels, 'Select how it was reported'),
};

/** A death that somebody told staff of: the same form, without a PIN. */
export const RecordDeathReportSchema = written({
  /** Who died, and when. */
  deceased: DeceasedInputSchema,
  ...typedEntries,
});
export type RecordDeathReport = v.InferInput<typeof RecordDeathReportSchema>;

/** The same body with the rules of the day. */
export const recordDeathReportInput = (today: PlainDate) =>
  written({ deceased: deceasedInput(today), ...typedEntries });

const version = v.pipe(v.number('Send the version of the report that was read'), v.integer());

export const CloseDeathReportSchema = written({
  /** Why nothing more is done about it, 5 to 500 characters. */
  reason: requiredText({
    required: 'Say why',
    min: 5,
    max: 500,
    long: 'The reason may not be longer than 500 characters',
  }),
  /** The version of the report that was read; with an older one it is not closed. */
  version,
});

export const ReporterContactedSchema = written({
  /** The version of the report that was read; with an older one nothing is noted. */
  version,
});
