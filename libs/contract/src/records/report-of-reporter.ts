import { reportDocumentTypes, reportStages } from '@portal/domain';
import * as v from 'valibot';
import { chosen, oneOf } from '../fields/choice';
import { day, instant, key, text } from '../fields/plain';
import { written } from '../fields/written';
import { claimFiles } from './claim-document';

/** A file that was sent for a report of a death, without its content. */
export const ReportFileSchema = v.object({
  /** The id of the file. */
  id: key,
  /** What it shows. */
  type: oneOf(reportDocumentTypes),
  /** Its name, with its extension. */
  name: text,
  /** When it reached us. */
  receivedAt: instant,
});

/** A report as whoever made it reads it: nothing of it says whether we cover the person (docs/domain/claims.md#c1-3). */
export const ReportOfReporterSchema = v.object({
  /** `DR-7K3M-Q2XR`. */
  reference: text,
  /** Whether we are still looking at it, whatever we found. */
  stage: oneOf(reportStages),
  /** When it reached us. */
  receivedAt: instant,
  /** The day by whose end we call if we have cover for the person. */
  contactBy: day,
  /** The number on which we call, masked: `082 *** 4567`. */
  cellNumber: text,
  /** What the reporter sent for it, the oldest first. */
  documents: v.array(ReportFileSchema),
});
export type ReportOfReporter = v.InferOutput<typeof ReportOfReporterSchema>;

/** What whoever reported a death sends for it. */
export const SendReportDocumentSchema = written({
  /** What it is. */
  type: chosen(reportDocumentTypes, 'Select what it is'),
  /** The photos or files, 1 to 10. */
  files: v.pipe(claimFiles, v.minLength(1, 'Choose a file')),
});
export type SendReportDocument = v.InferInput<typeof SendReportDocumentSchema>;
