import { isPortalAdmin, useUser } from '@portal/auth';
import { portalPaths, staffDeathReportAdditions } from '@portal/contract';
import { QuickLinks, Stack } from '@portal/ui-kit';
import { useHasCall } from '@portal/policy-workflow';
import { Link } from 'react-router-dom';
import { OpenPolicies } from './open-policies/open-policies';

/** What is open, and the other pages of servicing. */
export function ServicingSide({ returnTo }: { returnTo: string }) {
  const { staff } = useUser();
  const hasReports = useHasCall(staffDeathReportAdditions.deathReports);
  return (
    <Stack gap="lg">
      <OpenPolicies returnTo={returnTo} />
      <QuickLinks title="More of servicing">
        <Link to={portalPaths.approvals()}>Approvals</Link>
        {hasReports && <Link to={portalPaths.deathReports()}>Reports of a death</Link>}
        <Link to={portalPaths.unusedMoney()}>Unused money</Link>
        <Link to={portalPaths.debitExceptions()}>Debit orders to look into</Link>
        <Link to={portalPaths.setApart()}>Policies set apart</Link>
        {isPortalAdmin(staff) && <Link to={portalPaths.auditTrail()}>Audit trail</Link>}
      </QuickLinks>
    </Stack>
  );
}
