import { type Policy, portalPaths } from '@portal/contract';
import { providerTelLink } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { Alert } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Whether the bank has stopped the debit order, and nobody pays unless they choose how. */
export const needsNewMandate = ({ PaymentMethod, Policy_Status }: Policy): boolean =>
  (Policy_Status === 'ACTIVE' || Policy_Status === 'IN_GRACE') &&
  PaymentMethod.Payment_Method === 'DEBIT_ORDER' &&
  PaymentMethod.Mandate_Status === 'SUSPENDED';

/** We may not collect any more: what that means, and the two ways on. */
export function NewMandateNeeded() {
  const { phone } = usePortalConfig().contact;
  return (
    <Alert tone="error">
      <strong>We may not collect from your account any more.</strong> Your next premium does not come by itself.{' '}
      <Link to={portalPaths.bankingDetails()}>Choose how to pay</Link>, or call{' '}
      <a href={providerTelLink(phone)}>{phone}</a>.
    </Alert>
  );
}
