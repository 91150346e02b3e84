import type { KeptCover } from '@portal/policy-workflow/own-phone';
import { CoverCard } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';

interface FamilyCoverProps {
  cover: KeptCover;
  /** In the place of the headline of the cover card. */
  headline?: string;
}

/** Who is covered, each person with the way to their page. */
export const FamilyCover = ({ cover, headline = cover.headline }: FamilyCoverProps) => (
  <CoverCard
    headline={headline}
    people={cover.people}
    next={cover.next}
    nameOf={({ id, name }) => <Link to={cover.people.find((person) => person.id === id)?.to ?? '/'}>{name}</Link>}
  />
);
