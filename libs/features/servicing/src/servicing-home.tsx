import { servicingAdditions } from '@portal/contract';
import { EmptyState, PageLayout, Stack, Text } from '@portal/ui-kit';
import { useHasCall } from '@portal/policy-workflow';
import { ServicingSide } from './servicing-side';
import { FailedMessages } from './failed-messages/failed-messages';
import { SearchForm } from './search/search-form';
import { SearchResults } from './search/search-results';
import { KeyHelp } from './search/key-help';
import { useSearchKeys } from './search/use-search-keys';
import { useState } from 'react';
import { useSearchedText } from './search/use-searched-text';

/** The first page of staff: one box to find a policy with, and the policies that are open to them. */
export function ServicingHome({ returnTo }: { returnTo: string }) {
  const [text, search] = useSearchedText();
  const keys = useSearchKeys();
  const [isNew, setIsNew] = useState(false);
  const onSearch = (next: string) => {
    search(next);
    setIsNew(true);
  };
  if (!useHasCall(servicingAdditions.searchPolicies)) {
    return (
      <PageLayout title="Servicing">
        <EmptyState>
          <Text>Policies cannot be searched here: the system behind this portal has no search for staff yet.</Text>
        </EmptyState>
      </PageLayout>
    );
  }
  return (
    <PageLayout title="Servicing" side={<ServicingSide returnTo={returnTo} />}>
      <Stack gap="lg" {...keys}>
        <SearchForm searched={text} onSearch={onSearch} />
        <SearchResults text={text} isNew={isNew} returnTo={returnTo} />
        <KeyHelp />
        <FailedMessages />
      </Stack>
    </PageLayout>
  );
}
