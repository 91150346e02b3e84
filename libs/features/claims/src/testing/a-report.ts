import { type ReportOfReporter } from '@portal/contract';

/** A report of a death as whoever made it reads it, unless something else is said. */
export const aReport = (more: Partial<ReportOfReporter> = {}): ReportOfReporter => ({
  reference: 'DR-7K3M-Q2XR',
  stage: 'LOOKING',
  receivedAt: '2026-11-20T08:00:00.000Z',
  contactBy: '2026-11-23',
  cellNumber: '083 *** 2222',
  documents: [],
  ...more,
});
