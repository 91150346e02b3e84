import { claimantsOnly } from '../claimant-callers';
import { anybody, endpoint } from '../endpoint';
import {
  DeathReportOtpSchema,
  DeathReportReceiptSchema,
  ReportDeathSchema,
  reportDeathInput,
} from '../records/death-report';
import { OtpSentSchema } from '../records/login';
import { ReportOfReporterSchema, SendReportDocumentSchema } from '../records/report-of-reporter';

const isAddition = true;

/** What anybody may tell us without signing in. Both answers are the same whether we know the person who died or not. */
export const deathReportAdditions = {
  triggerDeathReportOtp: endpoint('POST /death-reports/trigger-otp', {
    summary: 'Send a one-time PIN to whoever is about to report a death, to prove the number',
    callers: anybody,
    body: DeathReportOtpSchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED'],
    isAddition,
  }),
  reportDeath: endpoint('POST /death-reports', {
    summary: 'Report that somebody died; the answer is the same for everybody, and says nothing of any policy',
    callers: anybody,
    body: ReportDeathSchema,
    bodyOn: reportDeathInput,
    reply: DeathReportReceiptSchema,
    errors: ['INVALID_OTP'],
    isAddition,
  }),
};

/** What whoever reported a death may do once they signed in with its reference and the number that gave it. */
export const ownReportAdditions = {
  reportOfReporter: endpoint('GET /death-reports/{reference}', {
    summary: 'The report that the caller made and signed in to; nothing of it says whether we cover the person',
    callers: claimantsOnly,
    reply: ReportOfReporterSchema,
    isAddition,
  }),
  sendReportDocument: endpoint('POST /death-reports/{reference}/documents', {
    summary: 'Send the photos or files of one document for the report that the caller made',
    callers: claimantsOnly,
    body: SendReportDocumentSchema,
    reply: ReportOfReporterSchema,
    errors: ['CONFLICT', 'INVALID_STATUS', 'PAYLOAD_TOO_LARGE'],
    takesFiles: true,
    isAddition,
  }),
};
