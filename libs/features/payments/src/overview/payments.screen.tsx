import { PolicyPage } from '@portal/policy-workflow';
import { SkeletonCard } from '@portal/ui-kit';

function PaymentsScreen() {
  return (
    <PolicyPage title="Payments">
      <SkeletonCard />
    </PolicyPage>
  );
}
export { PaymentsScreen as Component };
