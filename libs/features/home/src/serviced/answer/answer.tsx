import { type Policy, portalPaths } from '@portal/contract';
import { coverAnswer, type CoverRole, coverToday, nextChangeSentence } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { CoverCard } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';
import { lifeRows } from '../../lives/life-rows';
import { personView } from './person-view';
import { premiumAnswer } from './premium-answer';

const pageOf: Record<CoverRole, (id: string) => string> = {
  MAIN_MEMBER: () => portalPaths.personalDetails(),
  SPOUSE: () => portalPaths.spouseDetails(),
  CHILD: (id) => portalPaths.childDetails(id),
  EXTENDED_MEMBER: (id) => portalPaths.extendedMemberDetails(id),
};

/** What a caller asks first, as it is read aloud to them, and the people it is about. */
export function Answer({ policy }: { policy: Policy }) {
  const today = useToday();
  const cover = coverToday(policy, today);
  const pages = new Map(cover.people.map(({ personId, role }) => [personId, pageOf[role](personId)]));
  const lives = new Map(lifeRows(policy).map((life) => [life.id, life]));
  return (
    <CoverCard
      headline={`${coverAnswer(cover)} ${premiumAnswer(policy, today)}`}
      people={cover.people.map((person) => personView(person, lives.get(person.personId), today))}
      next={nextChangeSentence(cover)}
      nameOf={({ id, name }) => (lives.has(id) ? <Link to={pages.get(id) ?? ''}>{name}</Link> : name)}
    />
  );
}
