import { isPortalAdmin, useUser } from '@portal/auth';
import { portalPaths, staffDeathReportAdditions } from '@portal/contract';
import { type OpenedByTrigger, quickLinkIcons, useHasCall, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { CloseIcon, InfoIcon, PaymentIcon, PhoneIcon, SearchIcon, ViewIcon, WarningIcon } from '@portal/ui-kit';
import { MoreSheet } from './more-sheet';
import { type Place } from './place';
import { PlaceList } from './place-list';

const policy: Place[] = [
  { label: 'Overview', to: portalPaths.home(), Icon: quickLinkIcons.home },
  { label: 'Dependants', to: portalPaths.dependants(), Icon: quickLinkIcons.dependants },
  { label: 'Beneficiaries', to: portalPaths.beneficiaries(), Icon: quickLinkIcons.beneficiaries },
  { label: 'Plan', to: portalPaths.myPlan(), Icon: quickLinkIcons.plans },
  { label: 'Payments', to: portalPaths.payments(), Icon: quickLinkIcons.payments },
  { label: 'Banking details', to: portalPaths.bankingDetails(), Icon: quickLinkIcons.bankingDetails },
  { label: 'Personal details', to: portalPaths.personalDetails(), Icon: quickLinkIcons.personalDetails },
  { label: 'Documents', to: portalPaths.documents(), Icon: quickLinkIcons.documents },
];

const deathReports: Place = { label: 'Reports of a death', to: portalPaths.deathReports(), Icon: PhoneIcon };
const work: Place[] = [
  { label: 'Unused money', to: portalPaths.unusedMoney(), Icon: PaymentIcon },
  { label: 'Debit orders to look into', to: portalPaths.debitExceptions(), Icon: WarningIcon },
  { label: 'Policies set apart', to: portalPaths.setApart(), Icon: SearchIcon },
];
const audit: Place = { label: 'Audit trail', to: portalPaths.auditTrail(), Icon: ViewIcon };

const other: Place[] = [
  { label: 'Somebody has died', to: portalPaths.somebodyDiedGuide(), Icon: InfoIcon },
  { label: 'Logout', to: portalPaths.logout(), Icon: CloseIcon },
];

/** The pages of the policy that is open, and the other work of staff. */
function StaffMore(opened: OpenedByTrigger) {
  const policyNumber = useSelectedPolicyNumber();
  const { staff } = useUser();
  const hasReports = useHasCall(staffDeathReportAdditions.deathReports);
  const servicing = [...(hasReports ? [deathReports] : []), ...work, ...(isPortalAdmin(staff) ? [audit] : [])];
  return (
    <MoreSheet {...opened}>
      {policyNumber !== null && <PlaceList title={`Policy ${policyNumber}`} places={policy} />}
      <PlaceList title="Servicing" places={servicing} />
      <PlaceList title="Other" places={other} />
    </MoreSheet>
  );
}
export { StaffMore as Component };
