import { type Policy, portalPaths } from '@portal/contract';
import { type CoverRole, coverView, type PolicyCover } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { CoverCard } from '@portal/ui-kit/data';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FamilyCoverProps {
  policy: Policy;
  cover: PolicyCover;
  audience: 'family' | 'others';
  /** In the place of the headline of the cover card. */
  headline?: string;
  children?: ReactNode;
}

/** Where the page of each person stands. */
const pages: Record<CoverRole, (id: string) => string> = {
  MAIN_MEMBER: portalPaths.personalDetails,
  SPOUSE: portalPaths.spouseDetails,
  CHILD: portalPaths.childDetails,
  EXTENDED_MEMBER: portalPaths.extendedMemberDetails,
};

/** Who is covered today, each person with the way to their page. */
export function FamilyCover({ policy, cover, audience, headline, children }: FamilyCoverProps) {
  const view = coverView(policy, cover, { today: useToday(), audience });
  const pageOf = (id: string) => {
    const person = cover.people.find(({ personId }) => personId === id);
    return person?.isOnPolicy ? pages[person.role](id) : portalPaths.requests();
  };
  return (
    <CoverCard
      headline={headline ?? view.headline}
      people={view.people}
      next={view.next}
      nameOf={({ id, name }) => <Link to={pageOf(id)}>{name}</Link>}
    >
      {children}
    </CoverCard>
  );
}
