import { useUser } from '@portal/auth';
import { PolicyPage, useSelectedPolicyNumber, useToday } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { Stack } from '@portal/ui-kit';
import { EftCard } from '../shared/eft-card';
import { PayForStaff } from '../shared/for-staff';
import { MoneyView } from '../shared/money-view';
import { TillCard } from '../shared/till-card';
import { usePaidStatus } from '../shared/use-paid-status';
import { DueCard } from './due-card';
import { PaymentHistory } from './history/payment-history';
import { HowYouPay } from './how-you-pay';
import { NewMandateNeeded, needsNewMandate } from './new-mandate-needed';
import { RescueCard } from './rescue-card';
import { rescueOf } from './rescue';
import { TillFinder } from './till-finder';

/** What is due and every way to pay it, how premiums are paid, and what was paid. The Pay@ number is there without a network too. */
function PaymentsScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const { displayType, whoAmI } = useUser();
  const today = useToday();
  const policy = usePolicy().data;
  const paid = usePaidStatus().data;
  const isUnreachable = whoAmI.isError || whoAmI.fetchStatus === 'paused';
  const mayPay = displayType === 'customer' && paid?.Can_Pay_Now === true;
  return (
    <PolicyPage title="Payments" description="What is due, how you pay and what you have paid.">
      <Stack gap="lg">
        {policy && needsNewMandate(policy) && <NewMandateNeeded />}
        <MoneyView failed="Your payments could not be loaded">
          {(known, status) => {
            const rescue = rescueOf(known, status, today);
            return rescue ? (
              <RescueCard policy={known} paid={status} rescue={rescue} mayPay={mayPay} />
            ) : (
              <DueCard policy={known} paid={status} mayPay={mayPay} />
            );
          }}
        </MoneyView>
        {displayType === 'admin' && paid?.Can_Pay_Now && <PayForStaff />}
        {policyNumber !== null && paid?.Can_Pay_Now !== false && <TillCard policyNumber={policyNumber} />}
        {policyNumber === null && isUnreachable && <TillFinder />}
        {paid?.Can_Pay_Now && <EftCard />}
        {policy && paid && (
          <>
            {paid.Premium_Status !== 'NOT_APPLICABLE' && <HowYouPay policy={policy} />}
            <PaymentHistory paid={paid} />
          </>
        )}
      </Stack>
    </PolicyPage>
  );
}
export { PaymentsScreen as Component };
