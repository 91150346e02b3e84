import { KeptHere, PolicyPage, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCards } from '@portal/ui-kit';
import { Dependants } from './dependants';

/** Everybody on the policy besides the main member: who is covered, who waits, and who may still be added. */
function DependantsScreen() {
  return (
    <PolicyPage title="Dependants" description="Everybody your policy covers besides you.">
      <QueryView
        query={usePolicy()}
        loading={onTheirWay}
        failed="Your dependants could not be loaded"
        meanwhile={(state) => <KeptHere shows="people">{state}</KeptHere>}
      >
        {(policy) => <Dependants policy={policy} />}
      </QueryView>
    </PolicyPage>
  );
}
export { DependantsScreen as Component };

const onTheirWay = <SkeletonCards count={3} label="Loading your dependants" gap="lg" />;
