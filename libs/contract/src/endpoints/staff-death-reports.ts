import { endpoint } from '../endpoint';
import { DocumentFileSchema } from '../records/document';
import {
  CloseDeathReportSchema,
  DeathReportPageSchema,
  DeathReportQuerySchema,
  DeathReportSchema,
  RecordDeathReportSchema,
  recordDeathReportInput,
  ReporterContactedSchema,
} from '../records/staff/death-report';

const isAddition = true;
const permission = 'handle death reports';

/** What staff do about reports of a death. */
export const staffDeathReportAdditions = {
  deathReports: endpoint('GET /staff/death-reports', {
    summary: 'Reports of a death: those that wait for a call first, the most urgent of them first, then the newest',
    permission,
    query: DeathReportQuerySchema,
    reply: DeathReportPageSchema,
    isAddition,
  }),
  deathReport: endpoint('GET /staff/death-reports/{id}', {
    summary: 'One report with the numbers of whoever died in full; that it was read is noted',
    permission,
    reply: DeathReportSchema,
    isAddition,
  }),
  deathReportFile: endpoint('GET /staff/death-reports/{id}/files/{fileId}', {
    summary: 'One file that the reporter sent, with its content in base64; that it was read is noted',
    permission,
    reply: DocumentFileSchema,
    isAddition,
  }),
  recordDeathReport: endpoint('POST /staff/death-reports', {
    summary: 'Write down what a caller, a visitor or an e-mail reported; no number is proved',
    permission,
    body: RecordDeathReportSchema,
    bodyOn: recordDeathReportInput,
    reply: DeathReportSchema,
    isAddition,
  }),
  reporterContacted: endpoint('POST /staff/death-reports/{id}/contacted', {
    summary: 'Note that the reporter was called',
    permission,
    body: ReporterContactedSchema,
    reply: DeathReportSchema,
    errors: ['INVALID_STATUS', 'STALE_VERSION'],
    isAddition,
  }),
  closeDeathReport: endpoint('POST /staff/death-reports/{id}/close', {
    summary: 'Close a report with a reason; a report that a claim came of cannot be closed',
    permission,
    body: CloseDeathReportSchema,
    reply: DeathReportSchema,
    errors: ['INVALID_STATUS', 'STALE_VERSION'],
    isAddition,
  }),
};
