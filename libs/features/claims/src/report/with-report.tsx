import { portalPaths, type ReportOfReporter } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCards, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNotThere } from '../shared/use-claim';
import { useReport } from './use-report';

interface WithReportProps {
  reference: string;
  /** Of the page while the report is on its way. */
  title: string;
  children: (report: ReportOfReporter) => ReactNode;
}

/** A page about a report of a death, for whoever made it. It says nothing before the report is there. */
export function WithReport({ reference, title, children }: WithReportProps) {
  const report = useReport(reference);
  if (report.data) return children(report.data);
  return (
    <PageLayout title={title}>
      {isNotThere(report.error) ? (
        <EmptyState>
          <Text>You have no report with this reference.</Text>
          <Link to={portalPaths.claimSignIn()}>Sign in with another one</Link>
        </EmptyState>
      ) : (
        <QueryView
          query={report}
          loading={<SkeletonCards count={2} label="Loading your report" />}
          failed="Your report could not be loaded"
        >
          {() => null}
        </QueryView>
      )}
    </PageLayout>
  );
}
