import { ApiError } from '@portal/api-client';
import { type DeathReport } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { deathReportQuery } from '../shared/death-report-queries';
import { nameOfDeceased } from '../shared/deceased-words';
import { listAddress, readReportSearch, type ReportSearch } from '../shared/report-search';
import { ReportWork } from './report-work';
import { SentByReporter } from './sent-by-reporter';
import { WhereFound } from './where-found';
import { WhoDied } from './who-died';
import { WhoToldUs } from './who-told-us';

const title = 'Report of a death';

/** One report of a death: everything that was told, calling back, closing it. The address says which list it came from. */
function DeathReportScreen() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const search = readReportSearch(address);
  const query = deathReportQuery(id);
  // That it was read is noted each time.
  const found = useQuery({ ...query, refetchOnWindowFocus: false });
  const client = useQueryClient();
  if (found.data) {
    const onChanged = (changed: DeathReport) => client.setQueryData(query.queryKey, changed);
    const onReadAgain = () => void found.refetch();
    return <Report report={found.data} search={search} onChanged={onChanged} onReadAgain={onReadAgain} />;
  }
  return (
    <PageLayout title={title}>
      {found.error instanceof ApiError && found.error.status === 404 ? (
        <EmptyState>
          <Text>There is no such report.</Text>
          <BackToList search={search} />
        </EmptyState>
      ) : (
        <QueryView query={found} loading={<SkeletonCard aria-busy="true" />} failed="The report could not be loaded">
          {() => null}
        </QueryView>
      )}
    </PageLayout>
  );
}
export { DeathReportScreen as Component };

const BackToList = ({ search }: { search: ReportSearch }) => <Link to={listAddress(search)}>Back to the list</Link>;

interface ReportProps {
  report: DeathReport;
  search: ReportSearch;
  onChanged: (report: DeathReport) => void;
  onReadAgain: () => void;
}

function Report({ report, search, onChanged, onReadAgain }: ReportProps) {
  const { id, reference, deceased, dateOfDeath } = report;
  return (
    <PageLayout
      title={`Report ${reference}`}
      description={`${nameOfDeceased(deceased)}, died on ${formatDate(dateOfDeath)}`}
      side={<ReportWork key={id} report={report} onChanged={onChanged} onReadAgain={onReadAgain} />}
    >
      <Stack gap="lg">
        <WhoDied report={report} />
        <WhoToldUs report={report} />
        <SentByReporter report={report} />
        <WhereFound report={report} />
        <div>
          <BackToList search={search} />
        </div>
      </Stack>
    </PageLayout>
  );
}
