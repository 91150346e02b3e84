import { readQuery } from '@portal/api-client';
import { unusedMoneyAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, PageLayout, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Said } from '../shared/said';
import { useSettled } from '../shared/use-settled';
import { MoneyCard } from './money-card';

const unusedMoneyQuery = () => readQuery(unusedMoneyAdditions.unusedMoney, {});

/** Money that came in and buys nothing: matched to a policy, or paid back by two people. */
function UnusedMoneyScreen() {
  const found = useQuery({ ...unusedMoneyQuery(), staleTime: 0, refetchOnWindowFocus: false });
  const { said, settle } = useSettled(unusedMoneyQuery().queryKey);
  return (
    <PageLayout
      title="Unused money"
      description="Payments that buy no cover. Match each to a policy, or have it paid back."
    >
      <Said>{said}</Said>
      <QueryView query={found} loading={<SkeletonCard />} failed="The unused money could not be loaded">
        {({ money, hasMore }) =>
          money.length === 0 ? (
            <EmptyState>Every payment buys cover, or was paid back.</EmptyState>
          ) : (
            <Stack gap="md">
              {money.map((one) => (
                <MoneyCard key={one.id} money={one} onSettled={settle} />
              ))}
              {hasMore && <Text tone="muted">There is more. It shows once some of this is dealt with.</Text>}
            </Stack>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
export { UnusedMoneyScreen as Component };
