import { readQuery } from '@portal/api-client';
import { openItemAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Said } from '../shared/said';
import { useSettled } from '../shared/use-settled';
import { ExceptionCard } from './exception-card';

const exceptionsQuery = () => readQuery(openItemAdditions.debitExceptions, {});

/** What banks said of debits that somebody has to look into. */
function DebitExceptionsScreen() {
  const found = useQuery({ ...exceptionsQuery(), staleTime: 0, refetchOnWindowFocus: false });
  const { said, settle } = useSettled(exceptionsQuery().queryKey);
  return (
    <PageLayout
      title="Debit orders to look into"
      description="What a bank said, or did not say, and nobody can settle but a person."
    >
      <Said>{said}</Said>
      <QueryView query={found} loading={<SkeletonCard />} failed="The debit orders could not be loaded">
        {({ exceptions, hasMore }) =>
          exceptions.length === 0 ? (
            <EmptyState>There is no debit order to look into.</EmptyState>
          ) : (
            <Stack gap="md">
              {exceptions.map((exception) => (
                <ExceptionCard key={exception.id} exception={exception} onSettled={settle} />
              ))}
              {hasMore && <Text tone="muted">There are more. They show once some of these are closed.</Text>}
            </Stack>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
export { DebitExceptionsScreen as Component };
