import { PolicyPage } from '@portal/policy-workflow';
import { SkeletonCard } from '@portal/ui-kit';

function PayNowScreen() {
  return (
    <PolicyPage title="Pay now">
      <SkeletonCard />
    </PolicyPage>
  );
}
export { PayNowScreen as Component };
