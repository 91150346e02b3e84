import { useUser } from '@portal/auth';
import { optionalAreas } from '@portal/contract';
import { PolicyPage, useHasCall, useSelectedPolicyNumber, useToday } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { fetchAhead, lazyPart, Stack } from '@portal/ui-kit';
import { Suspense } from 'react';
import { PayForStaff } from '../shared/for-staff';
import { moneyLoading, MoneyView } from '../shared/money-view';
import { usePaidStatus } from '../shared/use-paid-status';
import { PaymentHistory } from './history/payment-history';
import { NewMandateNeeded, needsNewMandate } from './new-mandate-needed';
import { rescueOf } from './rescue';
import { TillFinder } from './till-finder';
import { WaysToPay } from './ways-to-pay';

/** Asked for with the screen, while the policy is read: who is covered is worked out in it. */
const fetchAnswer = () => import('./answer');
fetchAhead(fetchAnswer);
const Answer = lazyPart(fetchAnswer);

/** What is due, how this policy is paid, and what was paid. The Pay@ number is there without a network too. */
function PaymentsScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const { displayType, whoAmI } = useUser();
  const today = useToday();
  const hasPayat = useHasCall(optionalAreas.payat);
  const policyRead = usePolicy();
  const paidRead = usePaidStatus();
  const { data: policy } = policyRead;
  const { data: paid } = paidRead;
  const isUnreachable = [whoAmI, policyRead, paidRead].some((read) => read.isError || read.fetchStatus === 'paused');
  const isKnown = policy !== undefined && paid !== undefined;
  const rescue = isKnown ? rescueOf(policy, paid, today) : null;
  const mayPay = hasPayat && displayType === 'customer' && paid?.Can_Pay_Now === true;
  return (
    <PolicyPage title="Payments" description="What is due, how you pay and what you have paid.">
      <Stack gap="lg">
        {policy && needsNewMandate(policy) && <NewMandateNeeded />}
        <MoneyView failed="Your payments could not be loaded">
          {(known, status) => (
            <Suspense fallback={moneyLoading}>
              <Answer policy={known} paid={status} rescue={rescue} mayPay={mayPay} />
            </Suspense>
          )}
        </MoneyView>
        {hasPayat && displayType === 'admin' && paid?.Can_Pay_Now && <PayForStaff />}
        {hasPayat && policyNumber === null && isUnreachable && <TillFinder />}
        <WaysToPay
          policyNumber={policyNumber}
          policy={policy}
          paid={paid}
          isOpen={rescue !== null || isUnreachable || !isKnown}
        />
        {policy && paid && <PaymentHistory paid={paid} />}
      </Stack>
    </PolicyPage>
  );
}
export { PaymentsScreen as Component };
