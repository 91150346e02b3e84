import { LinkList } from '@portal/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { type ReactNode } from 'react';
import { type Place, whereIn } from './place';

interface PlaceListProps {
  title: string;
  places: readonly Place[];
  /** Ways on that are no pages of ours, after the places. */
  children?: ReactNode;
}

/** Places one below another, each with its icon. */
export function PlaceList({ title, places, children }: PlaceListProps) {
  const { pathname } = useLocation();
  return (
    <LinkList title={title}>
      {places.map(({ label, to, Icon }) => (
        <Link key={label} to={to} aria-current={whereIn({ to }, pathname)}>
          <Icon />
          {label}
        </Link>
      ))}
      {children}
    </LinkList>
  );
}
