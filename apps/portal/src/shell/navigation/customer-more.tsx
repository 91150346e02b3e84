import { useHasCall } from '@portal/api-client';
import { accessLogAdditions, portalPaths } from '@portal/contract';
import { ChatLink, type OpenedByTrigger, quickLinkIcons, useReportDeathPath } from '@portal/policy-workflow';
import { CheckIcon, CloseIcon, DocumentIcon, EmailIcon, InfoIcon, PhoneIcon, ViewIcon } from '@portal/ui-kit';
import { MoreSheet } from './more-sheet';
import { type Place } from './place';
import { PlaceList } from './place-list';

const policy: Place[] = [
  { label: 'My plan', to: portalPaths.myPlan(), Icon: quickLinkIcons.plans },
  { label: 'Other plans', to: portalPaths.otherPlans(), Icon: InfoIcon },
  { label: 'Beneficiaries', to: portalPaths.beneficiaries(), Icon: quickLinkIcons.beneficiaries },
  { label: 'Pay now', to: portalPaths.payNow(), Icon: quickLinkIcons.payNow },
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
  const death: Place = { label: 'Somebody has died', to: useReportDeathPath(), Icon: InfoIcon };
  const looking = [...(hasHistory ? [history] : []), ...(hasAccessLog ? [accessLog] : [])];
  return (
    <MoreSheet {...opened}>
      <PlaceList title="Your policy" places={[...policy, ...looking]} />
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
