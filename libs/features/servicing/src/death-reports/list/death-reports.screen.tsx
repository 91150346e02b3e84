import { portalPaths, staffDeathReportAdditions } from '@portal/contract';
import { QueryView, useHasCall } from '@portal/policy-workflow';
import {
  buttonStyle,
  Cluster,
  EmptyState,
  PageLayout,
  Pagination,
  SkeletonCard,
  Stack,
  VisuallyHidden,
} from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { deathReportsQuery } from '../shared/death-report-queries';
import { readReportSearch, type ReportSearch, writeReportSearch } from '../shared/report-search';
import { ReportsFilter } from './reports-filter';
import { reportsInWords, ReportsTable } from './reports-table';

const title = 'Reports of a death';

/**
 * Reports of a death, those that wait for a call first. What is listed stands in the address, so Back and a bookmark work. Reading it is noted
 * each time, so it is not read again by itself.
 */
function DeathReportsScreen() {
  const [address, setAddress] = useSearchParams();
  const search = readReportSearch(address);
  const onSearch = (next: ReportSearch) => setAddress(writeReportSearch(next));
  const canList = useHasCall(staffDeathReportAdditions.deathReports);
  const reports = useQuery({
    ...deathReportsQuery(search),
    enabled: canList,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!canList) {
    return (
      <PageLayout title={title}>
        <EmptyState>The system behind this portal keeps no reports of a death yet.</EmptyState>
      </PageLayout>
    );
  }
  return (
    <PageLayout title={title} description="Those that wait for a call stand first.">
      <Cluster justify="between" align="baseline">
        <ReportsFilter search={search} onSearch={onSearch} />
        <Link className={buttonStyle('primary')} to={portalPaths.newDeathReport()}>
          Write down a report
        </Link>
      </Cluster>
      <QueryView query={reports} loading={<SkeletonCard aria-busy="true" />} failed="The reports could not be loaded">
        {(page) => (
          <Stack gap="md">
            <VisuallyHidden role="status">{reportsInWords(page.totalRecords)}</VisuallyHidden>
            {page.data.length === 0 ? (
              <EmptyState>
                {search.status === null && search.page === 1
                  ? 'Nobody has reported a death.'
                  : 'No report fits what you chose above.'}
              </EmptyState>
            ) : (
              <ReportsTable page={page} search={search} />
            )}
            {page.totalPages > 1 && (
              <Pagination
                page={search.page}
                pageCount={page.totalPages}
                onPage={(next) => onSearch({ ...search, page: next })}
              />
            )}
          </Stack>
        )}
      </QueryView>
    </PageLayout>
  );
}
export { DeathReportsScreen as Component };
