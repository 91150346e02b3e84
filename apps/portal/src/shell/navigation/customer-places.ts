import { portalPaths } from '@portal/contract';
import { CheckIcon, DocumentIcon, HomeIcon, PaymentIcon, PeopleIcon } from '@portal/ui-kit';
import { type Place } from './place';

/** The main places of a policyholder. The plan has no room in the bar of a phone; it stands first behind More. */
export const customerPlaces: Place[] = [
  { label: 'Home', to: portalPaths.home(), Icon: HomeIcon },
  {
    label: 'People',
    to: portalPaths.dependants(),
    Icon: PeopleIcon,
    holds: ['/child', '/spouse', '/extended', '/beneficiary'],
  },
  { label: 'Plan', to: portalPaths.myPlan(), Icon: CheckIcon, holds: ['/plans'], size: 'wide' },
  {
    label: 'Payments',
    short: 'Pay',
    to: portalPaths.payments(),
    Icon: PaymentIcon,
    holds: ['/payments', '/pay-now', '/payment-confirmation', '/banking-details'],
  },
  { label: 'Documents', to: portalPaths.documents(), Icon: DocumentIcon, holds: ['/certificate'] },
];
