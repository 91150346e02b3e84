import { PolicyPage } from '@portal/policy-workflow';
import { SkeletonCard } from '@portal/ui-kit';

function PaymentConfirmationScreen() {
  return (
    <PolicyPage title="Payment confirmation">
      <SkeletonCard />
    </PolicyPage>
  );
}
export { PaymentConfirmationScreen as Component };
