import { PolicyPage, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Stack } from '@portal/ui-kit';
import { EftCard } from '../shared/eft-card';
import { PayForStaff } from '../shared/for-staff';
import { isOver } from '../shared/is-over';
import { MoneyView } from '../shared/money-view';
import { TillCard } from '../shared/till-card';
import { usePaidStatus } from '../shared/use-paid-status';
import { NotNow } from './not-now';
import { PayNowForm } from './pay-now-form';
import { whyNotPay } from './why-not';

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
            if (reason === null && isServicing) return <PayForStaff />;
            return reason === null ? (
              <PayNowForm key={policy.Policy_Number} policy={policy} paid={status} />
            ) : (
              <NotNow reason={reason} isOver={isOver(status)} />
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
