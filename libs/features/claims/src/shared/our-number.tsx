import { providerTelLink } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';

/** Our number, as a link that calls it. */
export function OurNumber() {
  const { phone } = usePortalConfig().contact;
  return <a href={providerTelLink(phone)}>{phone}</a>;
}
