import { readQuery } from '@portal/api-client';
import { ownReportAdditions } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';

/** The report of a death that somebody signed in to. */
export const useReport = (reference: string) => useQuery(readQuery(ownReportAdditions.reportOfReporter, { reference }));
