import { PolicyPage } from '@portal/policy-workflow';
import { SkeletonCard } from '@portal/ui-kit';

function PayatReturnScreen() {
  return (
    <PolicyPage title="Payment">
      <SkeletonCard />
    </PolicyPage>
  );
}
export { PayatReturnScreen as Component };
