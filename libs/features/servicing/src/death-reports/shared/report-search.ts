import { portalPaths } from '@portal/contract';
import { type DeathReportStatus, deathReportStatuses } from '@portal/domain';

/** Which reports are listed. */
export interface ReportSearch {
  /** Null: all. */
  status: DeathReportStatus | null;
  page: number;
}

/** The status with this code; null where there is none. */
export const statusOf = (code: string | null): DeathReportStatus | null =>
  deathReportStatuses.find((status) => status.code === code)?.code ?? null;

/** What the address asks for. What cannot be read there counts as not said. */
export const readReportSearch = (address: URLSearchParams): ReportSearch => ({
  status: statusOf(address.get('status')),
  page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 1,
});

/** The same for an address; what is usual is left out of it. */
export const writeReportSearch = ({ status, page }: ReportSearch): Record<string, string> => ({
  ...(status !== null && { status }),
  ...(page > 1 && { page: `${page}` }),
});

const withSearch = (path: string, search: ReportSearch): string => {
  const text = new URLSearchParams(writeReportSearch(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

export const listAddress = (search: ReportSearch): string => withSearch(portalPaths.deathReports(), search);

/** A report, and the list that somebody comes from. */
export const reportAddress = (id: string, search: ReportSearch): string =>
  withSearch(portalPaths.deathReport(id), search);
