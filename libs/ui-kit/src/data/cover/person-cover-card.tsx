import { type ComponentProps } from 'react';
import { Amount } from '../../text/amount';
import { CoverBar } from '../weave/cover-bar';
import '../../styles/cover.css';
import { type PersonCoverView } from './person-row';

interface PersonCoverCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What this person is covered for today. */
  person: Pick<PersonCoverView, 'sentence' | 'tone' | 'amount' | 'bar'>;
  /** What changes next for this person; null where nothing does. */
  next?: string | null;
}

/** The cover of one person, at the head of their page: how much, for what, and what changes next. */
export const PersonCoverCard = ({ person, next = null, ...props }: PersonCoverCardProps) => (
  <section className="card person-cover" data-tone={person.tone} aria-label="Cover" {...props}>
    {person.amount !== null && <Amount>{person.amount}</Amount>}
    <p>{person.sentence}</p>
    <CoverBar parts={person.bar} tone={person.tone} />
    {next && <p className="person-who">{next}</p>}
  </section>
);
