import { accessLogAdditions, optionalAreas, portalPaths } from '@portal/contract';
import {
  ChatLink,
  type OpenedByTrigger,
  quickLinkIcons,
  useHasCall,
  useReportDeathPath,
} from '@portal/policy-workflow';
import { CheckIcon, CloseIcon, DocumentIcon, EmailIcon, InfoIcon, PhoneIcon, ViewIcon } from '@portal/ui-kit';
import { MoreSheet } from './more-sheet';
import { type Place } from './place';
import { PlaceList } from './place-list';

const payNow: Place = { label: 'Pay now', to: portalPaths.payNow(), Icon: quickLinkIcons.payNow };

const policy: Place[] = [
  { label: 'My plan', to: portalPaths.myPlan(), Icon: quickLinkIcons.plans },
  { label: 'Other plans', to: portalPaths.otherPlans(), Icon: InfoIcon },
  { label: 'Beneficiaries', to: portalPaths.beneficiaries(), Icon: quickLinkIcons.beneficiaries },
  payNow,
  { label: 'Banking details', to: portalPaths.bankingDetails(), Icon: quickLinkIcons.bankingDetails },
  { label: 'Personal details', to: portalPaths.personalDetails(), Icon: quickLinkIcons.personalDetails },
  { label: 'Policies', to: portalPaths.policies(), Icon: DocumentIcon },
  { label: 'Requests', to: portalPaths.requests(), Icon: CheckIcon },
];

const history: Place = { label: 'History', to: portalPaths.history(), Icon: InfoIcon };
const accessLog: Place = { label: 'Who looked at your policy', to: portalPaths.accessLog(), Icon: ViewIcon };

const complaints: Place = { label: 'Complaints', to: portalPaths.complaints(), Icon: EmailIcon };

const account: Place[] = [{ label: 'Logout', to: portalPaths.logout(), Icon: CloseIcon }];

/** Every place of a policyholder that is not in the bar. */
function CustomerMore(opened: OpenedByTrigger) {
  const hasHistory = useHasCall(accessLogAdditions.policyHistory);
  const hasAccessLog = useHasCall(accessLogAdditions.accessLog);
  const hasPayat = useHasCall(optionalAreas.payat);
  const places = policy.filter((place) => place !== payNow || hasPayat);
  const death: Place = { label: 'Somebody has died', to: useReportDeathPath(), Icon: InfoIcon };
  const looking = [...(hasHistory ? [history] : []), ...(hasAccessLog ? [accessLog] : [])];
  return (
    <MoreSheet {...opened}>
      <PlaceList title="Your policy" places={[...places, ...looking]} />
      <PlaceList title="Help" places={[death, complaints]}>
        <ChatLink>
          <PhoneIcon />
        </ChatLink>
      </PlaceList>
      <PlaceList title="Your account" places={account} />
    </MoreSheet>
  );
}
export { CustomerMore as Component };
