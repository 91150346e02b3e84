import { mostFound, type PolicySearchResult } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { Alert, EmptyState, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FoundTable } from './found-table';
import { policySearch } from './policy-search';

interface SearchResultsProps {
  text: string;
  returnTo: string;
}

/** What a text found, in every state: nothing asked yet, on its way, failed, nobody, somebody, too many. */
export function SearchResults({ text, returnTo }: SearchResultsProps) {
  const found = useQuery(policySearch(text));
  return (
    <Stack gap="md">
      <Text size="sm" tone="muted" role="status">
        {text !== '' && statusOf(found)}
      </Text>
      {text !== '' && (
        <QueryView query={found} loading={<SkeletonCard />} failed="The search did not work. Please try again.">
          {({ policies, hasMore }) => (
            <Stack gap="md">
              {hasMore && <Alert>There are more than {mostFound}. Type more of the name, or look for a number.</Alert>}
              {policies.length === 0 ? <NobodyFound /> : <FoundTable policies={policies} returnTo={returnTo} />}
            </Stack>
          )}
        </QueryView>
      )}
    </Stack>
  );
}

function statusOf({ data, isFetching }: { data?: PolicySearchResult | undefined; isFetching: boolean }): string {
  if (isFetching) return 'Searching…';
  if (!data) return '';
  const { length } = data.policies;
  if (length === 0) return 'No policy found';
  return `${length}${data.hasMore ? ' of many' : ''} ${length === 1 ? 'policy' : 'policies'} found`;
}

const NobodyFound = () => (
  <EmptyState>
    <Text>No policy was found.</Text>
    <Text tone="muted">
      Check the number with the caller. A name is found by its beginning: the surname, or the first name and the
      surname.
    </Text>
  </EmptyState>
);
