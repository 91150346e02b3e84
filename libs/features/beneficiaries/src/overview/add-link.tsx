import { portalPaths } from '@portal/contract';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { buttonStyle, PlusIcon, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The way to nominate somebody, or why there is none, in its place. Unknown counts as allowed: the page behind asks again. */
export function AddLink() {
  const { data } = useAllowedAction('ADD_BENEFICIARY');
  if (data && !data.isAllowed) return <Text tone="muted">{data.reason}</Text>;
  return (
    <Link className={buttonStyle('secondary')} to={portalPaths.addBeneficiary()}>
      <PlusIcon /> Add beneficiary
    </Link>
  );
}
