import { PolicyPage, type RouteHandle } from '@portal/policy-workflow';
import { EmptyState, Text } from '@portal/ui-kit';
import { usePortalConfig } from '@portal/policy-workflow';
import { providerTelLink } from '@portal/domain';
import { useMatches } from 'react-router-dom';

/** Says plainly that a page is still being built, and what to do until then. */
function ComingScreen() {
  const { phone } = usePortalConfig().contact;
  const title = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title ?? '';
  return (
    <PolicyPage title={title}>
      <EmptyState>
        <Text>We are still building this page.</Text>
        <Text>
          Until it is here, we gladly help you by phone: <a href={providerTelLink(phone)}>{phone}</a>.
        </Text>
      </EmptyState>
    </PolicyPage>
  );
}
export { ComingScreen as Component };
