import { type Policy, portalPaths } from '@portal/contract';
import { cancellationSentence } from '@portal/domain';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { buttonStyle, Cluster, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The way to other plans; why none can be chosen now, when that is so. */
export function PlanLinks({ policy }: { policy: Policy }) {
  const { data: allowed } = useAllowedAction('CHANGE_PRODUCT');
  return (
    <Stack gap="sm">
      <Cluster>
        <Link className={buttonStyle('primary')} to={portalPaths.otherPlans()}>
          Compare with other plans
        </Link>
      </Cluster>
      {allowed && !allowed.isAllowed && <Text tone="muted">You cannot change your plan now. {allowed.reason}</Text>}
      {policy.Policy_Status === 'ACTIVE' && (
        <Text size="sm" tone="muted">
          {cancellationSentence}
        </Text>
      )}
    </Stack>
  );
}
