import { ApiError, readQuery } from '@portal/api-client';
import { continuationAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { PageLayout, SkeletonCards } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ContinuationView } from './continuation-view';
import { NotPossible } from './not-possible';
import { title } from './title';

/** Reads what it means to take over the policy of a claim, and says where it stands. */
export function ReadContinuation({ reference }: { reference: string }) {
  const found = useQuery(readQuery(continuationAdditions.continuation, { reference }));
  if (isRefused(found.error)) return <NotPossible reference={reference} />;
  if (found.data) return <ContinuationView reference={reference} continuation={found.data} />;
  return (
    <PageLayout title={title}>
      <QueryView
        query={found}
        loading={<SkeletonCards count={2} label="Loading the policy" />}
        failed="The policy could not be loaded"
      >
        {() => null}
      </QueryView>
    </PageLayout>
  );
}

/** The policy is not theirs to take over, or there is no such claim for them. */
const isRefused = (error: Error | null): boolean => error instanceof ApiError && [404, 409].includes(error.status);
