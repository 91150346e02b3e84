import { type Policy } from '@portal/contract';
import { allQuickLinks, quickLinkIcons, quickLinks } from '@portal/policy-workflow';
import { QuickLinks } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { factsOf } from './facts';

/** All tiles of the specification, each with one fact of the policy once it is known. */
export function HomeQuickLinks({ policy }: { policy?: Policy }) {
  const facts = policy ? factsOf(policy) : {};
  return (
    <QuickLinks>
      {allQuickLinks.map((key) => {
        const Icon = quickLinkIcons[key];
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
