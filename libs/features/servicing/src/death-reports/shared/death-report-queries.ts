import { readQuery } from '@portal/api-client';
import { staffDeathReportAdditions } from '@portal/contract';
import { type ReportSearch } from './report-search';

/** Reports of a death, as asked for. */
export const deathReportsQuery = ({ status, page }: ReportSearch) =>
  readQuery(staffDeathReportAdditions.deathReports, {}, { pageNumber: page, ...(status !== null && { status }) });

/** One of them, with the numbers of whoever died in full. */
export const deathReportQuery = (id: string) => readQuery(staffDeathReportAdditions.deathReport, { id });
