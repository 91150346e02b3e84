import { optionalAreas, portalPaths } from '@portal/contract';
import { providerTelLink } from '@portal/domain';
import { usePortalConfig, WhereCall } from '@portal/policy-workflow';
import { buttonStyle, Cluster, EmptyState, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Why nothing can be paid here, and what else there is. */
export function NotNow({ reason, isOver }: { reason: string; isOver: boolean }) {
  const { phone } = usePortalConfig().contact;
  return (
    <EmptyState>
      <Text>{reason}</Text>
      <Cluster justify="center">
        <Link className={buttonStyle('primary')} to={portalPaths.payments()}>
          See your payments
        </Link>
        {isOver && (
          <WhereCall row={optionalAreas.newPolicies}>
            <Link className={buttonStyle('secondary')} to={portalPaths.createPolicy()}>
              Apply for a new policy
            </Link>
          </WhereCall>
        )}
      </Cluster>
      <Text tone="muted">
        Do you think this is not right? Call <a href={providerTelLink(phone)}>{phone}</a>.
      </Text>
    </EmptyState>
  );
}
