import { ApiError } from '@portal/api-client';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCards, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { listAddress } from '../data/case-address';
import { caseQuery } from '../data/claim-queries';
import { readQueueSearch } from '../data/queue-search';
import { WhereClaims } from '../shared/where-claims';
import { ClaimCaseView } from './claim-case-view';

const title = 'Claim';
/** Why there is nothing to see, and never will be; null where reading again may help. */
function refusalOf(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return 'There is no such claim.';
  return error.status === 403 ? error.message : null;
}

/** One claim, with the decision on it. The address says which list it came from. */
const ClaimCaseScreen = () => (
  <WhereClaims title={title}>
    <CaseInAddress />
  </WhereClaims>
);
export { ClaimCaseScreen as Component };

function CaseInAddress() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const search = readQueueSearch(address);
  // That it was read is noted each time.
  const found = useQuery({ ...caseQuery(id), refetchOnWindowFocus: false });
  const refusal = refusalOf(found.error);
  if (found.data) return <ClaimCaseView key={id} found={found.data} search={search} />;
  return (
    <PageLayout title={title}>
      {refusal !== null ? (
        <EmptyState>
          <Text>{refusal}</Text>
          <Link to={listAddress(search)}>Back to the list</Link>
        </EmptyState>
      ) : (
        <QueryView
          query={found}
          loading={<SkeletonCards count={2} label="Loading the claim" />}
          failed="The claim could not be loaded"
        >
          {() => null}
        </QueryView>
      )}
    </PageLayout>
  );
}
