import { portalPaths } from '@portal/contract';
import { ChatLink, type OpenedByTrigger } from '@portal/policy-workflow';
import {
  CardIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  EmailIcon,
  InfoIcon,
  PaymentIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  ViewIcon,
} from '@portal/ui-kit';
import { MoreSheet } from './more-sheet';
import { type Place } from './place';
import { PlaceList } from './place-list';

const policy: Place[] = [
  { label: 'My plan', to: portalPaths.myPlan(), Icon: CheckIcon },
  { label: 'Other plans', to: portalPaths.otherPlans(), Icon: InfoIcon },
  { label: 'Beneficiaries', to: portalPaths.beneficiaries(), Icon: PeopleIcon },
  { label: 'Pay now', to: portalPaths.payNow(), Icon: PaymentIcon },
  { label: 'Banking details', to: portalPaths.bankingDetails(), Icon: CardIcon },
  { label: 'Personal details', to: portalPaths.personalDetails(), Icon: PersonIcon },
  { label: 'Policies', to: portalPaths.policies(), Icon: DocumentIcon },
  { label: 'Requests', to: portalPaths.requests(), Icon: CheckIcon },
  { label: 'History', to: portalPaths.history(), Icon: InfoIcon },
  { label: 'Who looked at your policy', to: portalPaths.accessLog(), Icon: ViewIcon },
];

const help: Place[] = [
  { label: 'Somebody has died', to: portalPaths.somebodyDiedGuide(), Icon: InfoIcon },
  { label: 'Complaints', to: portalPaths.complaints(), Icon: EmailIcon },
];

const account: Place[] = [{ label: 'Logout', to: portalPaths.logout(), Icon: CloseIcon }];

/** Every place of a policyholder that is not in the bar. */
const CustomerMore = (opened: OpenedByTrigger) => (
  <MoreSheet {...opened}>
    <PlaceList title="Your policy" places={policy} />
    <PlaceList title="Help" places={help}>
      <ChatLink>
        <PhoneIcon />
      </ChatLink>
    </PlaceList>
    <PlaceList title="Your account" places={account} />
  </MoreSheet>
);
export { CustomerMore as Component };
