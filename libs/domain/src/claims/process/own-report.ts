import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type DeathReportStatus, type ReportChannel } from '../../code-lists/claims';
import { codeList, type CodeOf } from '../../code-lists/code-list';

/** What whoever reported a death may send for it, as they read it. Source: docs/domain/claims.md#c1-4 and #c4-1. */
export const reportDocumentTypes = /* @__PURE__ */ codeList({
  DEATH_CERTIFICATE: 'Death certificate',
  NOTICE_OF_DEATH: 'DHA-1663, all pages',
  ID_COPY: 'Your ID, card or passport',
  OTHER: 'Another document',
});
export type ReportDocumentType = CodeOf<typeof reportDocumentTypes>;

/** Of these the ones that a claim asks for too: they are received there once there is one. */
export const reportDocumentsForClaim = ['DEATH_CERTIFICATE', 'NOTICE_OF_DEATH'] as const;

/** How far a report is, as whoever made it reads it. Nothing of it tells whether we cover the person. Source: docs/domain/claims.md#c1-3. */
export const reportStages = /* @__PURE__ */ codeList({
  LOOKING: 'We are looking at your report.',
  CLOSED: 'We have closed this report.',
});
export type ReportStage = CodeOf<typeof reportStages>;

/** The stage of a report: whatever was found, we are looking until it is closed. */
export const reportStageOf = (status: DeathReportStatus): ReportStage =>
  status === 'CLOSED' || status === 'REFUTED' ? 'CLOSED' : 'LOOKING';

/** What whoever reported a death is told, before and after signing in. Source: docs/domain/claims.md#c1-2. */
export const reporterSentences = {
  /** The number is masked. */
  contact: (cellNumber: string, contactBy: PlainDate) =>
    `If we have cover for this person, we will contact you on ${cellNumber} by ${formatDate(contactBy)}.`,
  /** Once that day is over: the same for a person whom we cover and for one whom we do not. */
  contactOver: (contactBy: PlainDate) =>
    `We said that we would contact you by ${formatDate(contactBy)} if we have cover for this person. If nobody has, please call us.`,
  privacy: 'To protect people’s privacy we cannot say on this page whether somebody is covered.',
} as const;

/** A report, as far as it says whom it is open to. */
interface GivenReport {
  status: DeathReportStatus;
  channel: ReportChannel;
  cellNumber: string;
  cellProvedAt: Date | null;
}

/**
 * Whether a report is open to whoever has this number, in stored form: the one that gave it, proved by a PIN or written down by staff. One that
 * turned out wrong is open to nobody. Source: docs/domain/claims.md#c1-4.
 */
export const isReportOpenTo = ({ status, channel, cellNumber, cellProvedAt }: GivenReport, number: string): boolean =>
  status !== 'REFUTED' && cellNumber === number && (cellProvedAt !== null || channel !== 'WEB');
