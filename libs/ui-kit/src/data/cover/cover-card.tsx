import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../text/heading';
import '../../styles/cover.css';
import { PersonRow, type PersonCoverView } from './person-row';

interface CoverCardProps extends ComponentProps<'section'> {
  /** The answer: "Today, 22 November 2026: all 5 of you are covered." */
  headline: string;
  /** Everybody on the policy, each with their cover today. */
  people: readonly PersonCoverView[];
  /** What changes next; null where nothing does. */
  next: string | null;
  /** When this was known, where that is not now: "As we knew it at 14:02". */
  asOf?: string | null;
  /** Level of the headline in the outline of the page. */
  level?: HeadingLevel;
  /** Smaller where something else is the answer of the page. */
  size?: 'md' | 'lg';
  /** The name of somebody as a link to their page. */
  nameOf?: (person: PersonCoverView) => ReactNode;
  /** What one can do with it: share, print. */
  children?: ReactNode;
}

/** Who is covered today, for what and how much, what changes next, and what one can do with that. */
export function CoverCard(card: CoverCardProps) {
  const { headline, people, next, asOf = null, level = 2, size = 'lg', nameOf, children, ...props } = card;
  const titleId = useId();
  return (
    <section className="card cover-card" aria-labelledby={titleId} {...props}>
      <Heading level={level} size={size} id={titleId}>
        {headline}
      </Heading>
      {people.length > 0 && (
        <ul role="list">
          {people.map((person) => (
            <PersonRow key={person.id} person={person}>
              {nameOf?.(person)}
            </PersonRow>
          ))}
        </ul>
      )}
      {(next ?? asOf) && (
        <div className="cover-notes">
          {next && <p>{next}</p>}
          {asOf && <p>{asOf}</p>}
        </div>
      )}
      {children && <div className="cover-actions">{children}</div>}
    </section>
  );
}
