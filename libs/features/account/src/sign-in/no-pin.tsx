import { Text } from '@portal/ui-kit';
import { usePortalConfig } from '@portal/policy-workflow';
import { providerTelLink } from '@portal/domain';

/** The way on for somebody whose cellphone number is not on the policy, or is lost. */
export function NoPin() {
  const { phone } = usePortalConfig().contact;
  return (
    <Text size="sm" tone="muted">
      No PIN? Call <a href={providerTelLink(phone)}>{phone}</a>.
    </Text>
  );
}
