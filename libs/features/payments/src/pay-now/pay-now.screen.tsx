import { PolicyPage, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Stack } from '@portal/ui-kit';
import { EftCard } from '../shared/eft-card';
import { PayForStaff } from '../shared/for-staff';
import { MoneyView } from '../shared/money-view';
import { TillCard } from '../shared/till-card';
import { usePaidStatus } from '../shared/use-paid-status';
import { NotNow } from './not-now';
import { PayNowForm } from './pay-now-form';
import { whyNotPay } from './why-not';

const over = ['LAPSED', 'CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'];

/** Pays what is due, online; and the other ways beneath. Staff send the policyholder here. */
function PayNowScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const paid = usePaidStatus().data;
  return (
    <PolicyPage title="Pay now" description="Choose an amount, then pay it on the secure page of Pay@.">
      <Stack gap="lg">
        <MoneyView failed="What is due could not be loaded">
          {(policy, status) => {
            const reason = whyNotPay(status);
            const isOver = !status.Can_Pay_Now && over.includes(status.Policy_Status);
            if (reason === null && isServicing) return <PayForStaff />;
            return reason === null ? (
              <PayNowForm key={policy.Policy_Number} policy={policy} paid={status} />
            ) : (
              <NotNow reason={reason} isOver={isOver} />
            );
          }}
        </MoneyView>
        {policyNumber !== null && paid?.Can_Pay_Now !== false && <TillCard policyNumber={policyNumber} />}
        {paid?.Can_Pay_Now && <EftCard />}
      </Stack>
    </PolicyPage>
  );
}

export { PayNowScreen as Component };
