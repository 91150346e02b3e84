import { portalPaths } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { buttonStyle, Cluster, EmptyState, Text } from '@portal/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { MoneyView } from '../shared/money-view';
import { confirmedPayment, paymentIdIn } from './confirmed-payment';
import { Confirmation } from './confirmation';

/** The payment that somebody comes from, or the last one, as the service has it. */
function PaymentConfirmationScreen() {
  const id = paymentIdIn(useLocation().state);
  return (
    <PolicyPage title="Payment confirmation">
      <MoneyView failed="Your payment could not be loaded">
        {(policy, paid) => {
          const payment = confirmedPayment(paid, id);
          return payment ? <Confirmation payment={payment} policy={policy} paid={paid} /> : <NothingYet />;
        }}
      </MoneyView>
    </PolicyPage>
  );
}

const NothingYet = () => (
  <EmptyState>
    <Text>There is no payment to confirm yet.</Text>
    <Text>As soon as we have received one, it is shown here and in your payment history.</Text>
    <Cluster justify="center">
      <Link className={buttonStyle('primary')} to={portalPaths.payments()}>
        Go to your payments
      </Link>
      <Link className={buttonStyle('secondary')} to={portalPaths.payNow()}>
        Pay now
      </Link>
    </Cluster>
  </EmptyState>
);
export { PaymentConfirmationScreen as Component };
