import { type ComponentProps, type ReactNode } from 'react';
import { type BadgeTone } from '../../feedback/badge';
import { Avatar } from '../../identity/avatar';
import { Amount } from '../../text/amount';
import { CoverBar, type CoverParts } from '../weave/cover-bar';
import '../../styles/cover.css';

/** Somebody and how they are covered, ready to be drawn. */
export interface PersonCoverView {
  id: string;
  name: string;
  /** "Spouse, 38". */
  who: string;
  /** What they are covered for. */
  sentence: string;
  tone: BadgeTone;
  /** Covered, but not for everything yet. */
  isOutlined: boolean;
  /** Already formatted; null where nothing is paid. */
  amount: string | null;
  bar: CoverParts;
}

interface PersonRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Who it is, and what they are covered for today. */
  person: PersonCoverView;
  /** The name as a link to the page of that person. */
  children?: ReactNode;
}

/** One person of a cover card: initials, name, who they are, what they are covered for, how much, and a bar of it. */
export function PersonRow({ person, children, ...props }: PersonRowProps) {
  const { name, who, sentence, tone, isOutlined, amount, bar } = person;
  const words = name.trim().split(/\s+/);
  return (
    <li className="person-row" data-tone={tone} data-outlined={isOutlined || undefined} {...props}>
      <Avatar firstName={words[0] ?? ''} lastName={words.length > 1 ? (words.at(-1) ?? '') : ''} />
      <div className="person-line">
        <span className="person-name">{children ?? name}</span>
        {amount !== null && <Amount>{amount}</Amount>}
      </div>
      <p>
        <span className="person-who">{who}</span> <span className="person-state">{sentence}</span>
      </p>
      <CoverBar parts={bar} tone={tone} />
    </li>
  );
}
