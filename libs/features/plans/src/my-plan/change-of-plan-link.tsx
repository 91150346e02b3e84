import { portalPaths } from '@portal/contract';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { buttonStyle, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The way to other plans; why none can be chosen now, when that is so. */
export function ChangeOfPlanLink() {
  const { data: allowed } = useAllowedAction('CHANGE_PRODUCT');
  return (
    <Stack gap="sm">
      {allowed && !allowed.isAllowed && <Text tone="muted">You cannot change your plan now. {allowed.reason}</Text>}
      <div>
        <Link className={buttonStyle('primary')} to={portalPaths.otherPlans()}>
          Compare with other plans
        </Link>
      </div>
    </Stack>
  );
}
