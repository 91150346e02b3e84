import { optionalAreas, type PaidStatus, type Policy } from '@portal/contract';
import { useHasCall } from '@portal/policy-workflow';
import { Disclosure, Stack } from '@portal/ui-kit';
import { EftCard } from '../shared/eft-card';
import { TillCard } from '../shared/till-card';
import { HowYouPay } from './how-you-pay';

interface WaysToPayProps {
  /** As far as they are known: the number for the till follows from the policy number alone. */
  policyNumber: string | null;
  policy: Policy | undefined;
  paid: PaidStatus | undefined;
  /**
   * Every way stands open: a premium was missed, there is no network, or the policy has not come yet. What is folded then would move away
   * under the finger that opens it.
   */
  isOpen: boolean;
}

/** How this policy is paid, the way that fits it open, the other ways folded beneath. */
export function WaysToPay({ policyNumber, policy, paid, isOpen }: WaysToPayProps) {
  const hasPayat = useHasCall(optionalAreas.payat);
  const atTill = hasPayat && paid?.Can_Pay_Now !== false;
  const till = atTill && policyNumber !== null && <TillCard policyNumber={policyNumber} />;
  const eft = paid?.Can_Pay_Now && policy?.PaymentMethod.EftAccount && <EftCard />;
  const how = policy && paid && paid.Premium_Status !== 'NOT_APPLICABLE' && <HowYouPay policy={policy} />;
  if (isOpen) {
    return (
      <>
        {till}
        {eft}
        {how}
      </>
    );
  }
  const method = policy?.PaymentMethod.Payment_Method;
  const fits = method === 'PAYAT' ? till : method === 'EFT' ? eft : null;
  const hasOthers = [till, eft].some((way) => way && way !== fits);
  return (
    <>
      {fits}
      {how}
      {hasOthers && (
        <Disclosure summary="Other ways to pay">
          <Stack gap="lg">
            {fits !== till && till}
            {fits !== eft && eft}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
