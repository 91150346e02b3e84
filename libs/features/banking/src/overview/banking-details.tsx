import { type ApprovalAction, type Policy } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { Alert, Stack } from '@portal/ui-kit';
import { AccountCard } from './account-card';
import { HowYouPay } from './how-you-pay';
import { MandateCard } from './mandate-card';
import { PendingChanges } from './pending-changes';

export const title = 'Banking details';

interface BankingDetailsProps {
  policy: Policy;
  waiting: readonly ApprovalAction[];
}

/** What waits comes first, then how the premium is paid, the account and the mandate. Why nothing may change is said once. */
export function BankingDetails({ policy, waiting }: BankingDetailsProps) {
  const { data: rule } = useAllowedAction('UPDATE_BANKING_DETAILS');
  const mayChange = rule?.isAllowed ?? true;
  const { BankingDetails: account, DebiCheckMandate: mandate, PaymentMethod: method } = policy;
  const isDebitOrder = method.Payment_Method === 'DEBIT_ORDER';
  return (
    <PolicyPage title={title} description="How your premium is paid, and from which account.">
      <Stack gap="lg">
        {rule && !rule.isAllowed && <Alert tone="warning">{rule.reason}</Alert>}
        <PendingChanges waiting={waiting} />
        <HowYouPay policy={policy} mayChange={mayChange} />
        {(account || isDebitOrder) && <AccountCard policy={policy} mayChange={mayChange} />}
        {mandate && (isDebitOrder || account) && <MandateCard mandate={mandate} isInUse={isDebitOrder} />}
      </Stack>
    </PolicyPage>
  );
}
