import { mostFound, type PolicySearchResult } from '@portal/contract';
import { searchTerms } from '@portal/domain';
import { openingAddress, QueryView } from '@portal/policy-workflow';
import { Alert, EmptyState, SkeletonCard, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { FoundTable } from './found-table';
import { foundInWords } from './found-messages';
import { policySearch } from './policy-search';

interface SearchResultsProps {
  text: string;
  /** It was typed just now: somebody who comes back to it is not led on again. */
  isNew: boolean;
  returnTo: string;
}

/** What a text found, in every state: nothing asked yet, on its way, failed, nobody, somebody, too many. */
export function SearchResults({ text, isNew, returnTo }: SearchResultsProps) {
  const found = useQuery(policySearch(text));
  const only = found.isFetching || !isNew ? null : onlyPolicyOf(text, found.data);
  if (only) return <Navigate to={openingAddress(only, returnTo)} />;
  const status = found.isFetching ? 'Searching' : found.data && foundInWords(found.data);
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{text !== '' && status}</VisuallyHidden>
      {text !== '' && (
        <QueryView
          query={found}
          loading={<SkeletonCard aria-busy="true" aria-label="Searching" />}
          failed="The search did not work. Please try again."
        >
          {(result) => (
            <>
              {result.hasMore && <Alert>More than {mostFound} fit. Type more of the name, or look for a number.</Alert>}
              {result.policies.length === 0 ? <NobodyFound /> : <FoundTable found={result} returnTo={returnTo} />}
            </>
          )}
        </QueryView>
      )}
    </Stack>
  );
}

/** The policy that a whole number belongs to, when nothing is left to choose. */
function onlyPolicyOf(text: string, found: PolicySearchResult | undefined): string | null {
  const [first, ...others] = found?.policies ?? [];
  const isNumber = searchTerms(text).name === undefined;
  return isNumber && others.length === 0 ? (first?.policyNumber ?? null) : null;
}

const NobodyFound = () => (
  <EmptyState>
    <Text>No policy found.</Text>
    <Text tone="muted">
      Check the number with the caller. A name is found by its beginning: the surname, or the first name and the
      surname.
    </Text>
  </EmptyState>
);
