import { ReportView } from './report-view';
import { title } from './title';
import { WithReport } from './with-report';

/** The report of a death, for whoever made it and is nobody who claims. Source: docs/domain/claims.md#c1-4. */
export const ReportPage = ({ reference }: { reference: string }) => (
  <WithReport reference={reference} title={title}>
    {(report) => <ReportView report={report} />}
  </WithReport>
);
