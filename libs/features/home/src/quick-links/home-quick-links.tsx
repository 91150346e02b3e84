import { type Policy } from '@portal/contract';
import { allQuickLinks, type QuickLinkKey, quickLinks } from '@portal/policy-workflow';
import {
  CardIcon,
  CheckIcon,
  DocumentIcon,
  HomeIcon,
  InfoIcon,
  PaymentIcon,
  PeopleIcon,
  PersonIcon,
  QuickLinks,
} from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { factsOf } from './facts';

const icons = {
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

/** All tiles of the specification, each with one fact of the policy once it is known. */
export function HomeQuickLinks({ policy }: { policy?: Policy }) {
  const facts = policy ? factsOf(policy) : {};
  return (
    <QuickLinks>
      {allQuickLinks.map((key) => {
        const Icon = icons[key];
        return (
          <Link key={key} to={quickLinks[key].to}>
            <Icon />
            <span>
              {quickLinks[key].label} {facts[key] && <small>{facts[key]}</small>}
            </span>
          </Link>
        );
      })}
    </QuickLinks>
  );
}
