import { planCategory } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { backToMyPlan } from '../shared/back';
import { type PlansAtHand, WithPlans } from '../shared/with-plans';
import { AllPlans } from './all-plans';
import { ClosedPlans } from './closed-plans';
import { Finders } from './finders';
import { availableOf, offersOf, ownOffer } from './offers';
import { SideBySide } from './side-by-side';
import { useComparison } from './use-comparison';

const title = 'Other plans';

/** Every plan that is sold, at what it would cost this policyholder: found, listed, and side by side with the own one. */
function OtherPlansScreen() {
  return <WithPlans title={title}>{(all) => <OtherPlans {...all} />}</WithPlans>;
}
export { OtherPlansScreen as Component };

function OtherPlans({ policy, plans, benefits }: PlansAtHand) {
  const { data: allowed } = useAllowedAction('CHANGE_PRODUCT');
  const offers = offersOf(policy, plans, benefits);
  const own = ownOffer(policy);
  const others = offers.filter(({ isMine }) => !isMine);
  const comparison = useComparison(own, others);
  return (
    <PolicyPage title={title} description="With the premium of your whole policy.">
      <Stack gap="lg">
        {allowed && !allowed.isAllowed && (
          <Alert tone="warning">You can look, but you cannot change your plan now. {allowed.reason}</Alert>
        )}
        <Finders offers={availableOf(offers)} />
        <AllPlans offers={offers} ownKind={planCategory(own.plan.Product_Name)} />
        <ClosedPlans own={policy.Product} />
        <SideBySide own={own} others={others} comparison={comparison} />
        <Text>
          <Link to={backToMyPlan.to}>{backToMyPlan.label}</Link>
        </Text>
      </Stack>
    </PolicyPage>
  );
}
