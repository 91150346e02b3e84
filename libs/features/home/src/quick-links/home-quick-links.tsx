import { optionalAreas, type Policy } from '@portal/contract';
import { allQuickLinks, quickLinkIcons, quickLinks, useHasCall } from '@portal/policy-workflow';
import { QuickLinks } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { factsOf } from './facts';

/** All tiles of the specification, each with one fact of the policy once it is known. */
export function HomeQuickLinks({ policy }: { policy?: Policy }) {
  const hasPayat = useHasCall(optionalAreas.payat);
  const facts = policy ? factsOf(policy) : {};
  return (
    <QuickLinks>
      {allQuickLinks
        .filter((key) => key !== 'payNow' || hasPayat)
        .map((key) => {
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
