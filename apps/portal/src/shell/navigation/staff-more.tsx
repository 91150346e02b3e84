import { isPortalAdmin, useUser } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { type OpenedByTrigger, useSelectedPolicyNumber } from '@portal/policy-workflow';
import {
  CardIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  HomeIcon,
  InfoIcon,
  PaymentIcon,
  PeopleIcon,
  PersonIcon,
  SearchIcon,
  ViewIcon,
  WarningIcon,
} from '@portal/ui-kit';
import { MoreSheet } from './more-sheet';
import { type Place } from './place';
import { PlaceList } from './place-list';

const policy: Place[] = [
  { label: 'Overview', to: portalPaths.home(), Icon: HomeIcon },
  { label: 'Dependants', to: portalPaths.dependants(), Icon: PeopleIcon },
  { label: 'Beneficiaries', to: portalPaths.beneficiaries(), Icon: PeopleIcon },
  { label: 'Plan', to: portalPaths.myPlan(), Icon: CheckIcon },
  { label: 'Payments', to: portalPaths.payments(), Icon: PaymentIcon },
  { label: 'Banking details', to: portalPaths.bankingDetails(), Icon: CardIcon },
  { label: 'Personal details', to: portalPaths.personalDetails(), Icon: PersonIcon },
  { label: 'Documents', to: portalPaths.documents(), Icon: DocumentIcon },
];

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
  return (
    <MoreSheet {...opened}>
      {policyNumber !== null && <PlaceList title={`Policy ${policyNumber}`} places={policy} />}
      <PlaceList title="Servicing" places={isPortalAdmin(staff) ? [...work, audit] : work} />
      <PlaceList title="Other" places={other} />
    </MoreSheet>
  );
}
export { StaffMore as Component };
