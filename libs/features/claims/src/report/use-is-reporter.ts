import { useIsClaimant } from '@portal/auth';
import { isReportReference } from '@portal/domain';

/** Whether the page is read by whoever reported a death, and its address names the report. */
export const useIsReporter = (reference: string): boolean => useIsClaimant() && isReportReference(reference);
