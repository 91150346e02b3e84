import { ApiError } from '@portal/api-client';
import { portalPaths } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { queueSuffix, readQueueSearch } from '../data/queue-search';
import { Case } from './case';
import { caseQuery } from '../data/case-query';

const loading = (
  <Stack>
    <SkeletonCard />
    <SkeletonCard />
  </Stack>
);

/** One request: what is and what would be, and the decision. The address says which list it came from. */
function ApprovalScreen() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const search = readQueueSearch(address);
  const found = useQuery(caseQuery(id));
  const isUnknown = found.error instanceof ApiError && found.error.status === 404;
  if (found.data) return <Case key={id} found={found.data} search={search} />;
  return (
    <PageLayout title="Request">
      {isUnknown ? (
        <EmptyState>
          <Text>There is no such request.</Text>
          <Link to={portalPaths.approvals() + queueSuffix(search)}>Back to the list</Link>
        </EmptyState>
      ) : (
        <QueryView query={found} loading={loading} failed="This request could not be loaded">
          {() => loading}
        </QueryView>
      )}
    </PageLayout>
  );
}
export { ApprovalScreen as Component };
