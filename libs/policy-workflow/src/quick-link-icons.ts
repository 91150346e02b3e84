import {
  CardIcon,
  CheckIcon,
  DocumentIcon,
  HomeIcon,
  InfoIcon,
  PaymentIcon,
  PeopleIcon,
  PersonIcon,
} from '@portal/ui-kit';
import { type QuickLinkKey } from './quick-links';

/** The sign of each page that a quick link leads to, wherever a list of pages has signs. */
export const quickLinkIcons = {
  policyBeneficiaries: PeopleIcon,
  home: HomeIcon,
  termsAndConditions: InfoIcon,
  documents: DocumentIcon,
  bankingDetails: CardIcon,
  personalDetails: PersonIcon,
  dependants: PeopleIcon,
  beneficiaries: PeopleIcon,
  payments: PaymentIcon,
  plans: CheckIcon,
  payNow: PaymentIcon,
} satisfies Record<QuickLinkKey, unknown>;
