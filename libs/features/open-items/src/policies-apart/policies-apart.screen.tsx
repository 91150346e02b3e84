import { readQuery } from '@portal/api-client';
import { openItemAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Said } from '../shared/said';
import { useSettled } from '../shared/use-settled';
import { ApartCard } from './apart-card';
import { ItemCard } from './item-card';

const setApartQuery = () => readQuery(openItemAdditions.setApartPolicies, {});

/** Policies that the jobs of each day could not settle, and single pieces of their work. */
function PoliciesApartScreen() {
  const found = useQuery({ ...setApartQuery(), staleTime: 0, refetchOnWindowFocus: false });
  const { said, settle } = useSettled(setApartQuery().queryKey);
  return (
    <PageLayout
      title="Policies set apart"
      description="What was due could not be done here. It holds up nothing else, and is tried again every hour."
    >
      <Said>{said}</Said>
      <QueryView query={found} loading={<SkeletonCard />} failed="The policies could not be loaded">
        {({ policies, items, hasMore }) =>
          policies.length + items.length === 0 ? (
            <EmptyState>Every policy is settled.</EmptyState>
          ) : (
            <Stack gap="md">
              {policies.map((policy) => (
                <ApartCard key={policy.policyNumber} policy={policy} onSettled={settle} />
              ))}
              {items.map((item) => (
                <ItemCard key={`${item.work} ${item.item}`} item={item} onSettled={settle} />
              ))}
              {hasMore && <Text tone="muted">There are more. They show once some of these are settled.</Text>}
            </Stack>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
export { PoliciesApartScreen as Component };
