import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { Dependants } from './dependants';

/** Everybody on the policy besides the main member: who is covered, who waits, and who may still be added. */
function DependantsScreen() {
  return (
    <PolicyPage title="Dependants" description="Everybody your policy covers besides you.">
      <QueryView query={usePolicy()} loading={onTheirWay} failed="Your dependants could not be loaded">
        {(policy) => <Dependants policy={policy} />}
      </QueryView>
    </PolicyPage>
  );
}
export { DependantsScreen as Component };

const onTheirWay = (
  <Stack gap="lg" aria-busy="true" aria-label="Loading your dependants">
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </Stack>
);
