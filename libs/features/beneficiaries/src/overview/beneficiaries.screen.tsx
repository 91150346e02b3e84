import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { failed } from '../shared/back';
import { Beneficiaries } from './beneficiaries';

/** Who is paid when the policyholder dies, who is asked to be, and the way to nominate one more. */
function BeneficiariesScreen() {
  return (
    <PolicyPage title="Beneficiaries" description="The people we pay when you pass away.">
      <QueryView query={usePolicy()} loading={onTheirWay} failed={failed}>
        {(policy) => <Beneficiaries policy={policy} />}
      </QueryView>
    </PolicyPage>
  );
}
export { BeneficiariesScreen as Component };

const onTheirWay = <SkeletonCard aria-busy="true" aria-label="Loading your beneficiaries" />;
