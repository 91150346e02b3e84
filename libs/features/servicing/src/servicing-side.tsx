import { isPortalAdmin, useUser } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { QuickLinks, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { OpenPolicies } from './open-policies/open-policies';

/** What is open, and the other pages of servicing. */
export function ServicingSide({ returnTo }: { returnTo: string }) {
  const { staff } = useUser();
  return (
    <Stack gap="lg">
      <OpenPolicies returnTo={returnTo} />
      <QuickLinks title="More of servicing">
        <Link to={portalPaths.approvals()}>Approvals</Link>
        <Link to={portalPaths.unusedMoney()}>Unused money</Link>
        <Link to={portalPaths.debitExceptions()}>Debit orders to look into</Link>
        <Link to={portalPaths.setApart()}>Policies set apart</Link>
        {isPortalAdmin(staff) && <Link to={portalPaths.auditTrail()}>Audit trail</Link>}
      </QuickLinks>
    </Stack>
  );
}
