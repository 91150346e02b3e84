import { LevelOfCover, PolicyPage } from '@portal/policy-workflow';
import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { Columns, Stack } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { AddBenefits } from '../add-benefits/add-benefits';
import { failed } from '../shared/back';
import { BenefitsCard } from './benefits-card';
import { NextCard } from './next-card';
import { PayableCard } from './payable-card';
import { PlanSummary } from './plan-summary';
import { PremiumCard } from './premium-card';
import { WaitingRequests } from './waiting-requests';

const title = 'My plan';

/** The plan: who would be paid what today, what it costs, what waits, what comes next. `?add=benefits` adds benefits to it. */
function MyPlanScreen() {
  const [search] = useSearchParams();
  const isAdding = search.get('add') === 'benefits';
  return (
    <WithPolicyAndWaiting title={isAdding ? 'Add benefits' : title} failed={failed}>
      {(policy, waiting) =>
        isAdding ? (
          <AddBenefits policy={policy} />
        ) : (
          <PolicyPage title={title}>
            <Stack gap="lg">
              <WaitingRequests waiting={waiting} />
              <PlanSummary policy={policy} />
              <Columns min="lg" gap="lg">
                <LevelOfCover product={policy.Product} />
                <PremiumCard policy={policy} />
              </Columns>
              <PayableCard policy={policy} />
              <BenefitsCard policy={policy} />
              <NextCard policy={policy} waiting={waiting} />
            </Stack>
          </PolicyPage>
        )
      }
    </WithPolicyAndWaiting>
  );
}
export { MyPlanScreen as Component };
