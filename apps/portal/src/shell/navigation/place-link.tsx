import { OnScreen } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ReactNode } from 'react';
import { type Place } from './place';

interface PlaceLinkProps {
  place: Place;
  current: 'page' | 'true' | undefined;
  /** What waits there. */
  children?: ReactNode;
}

/** A place in the main navigation: its icon on a phone, its word everywhere. */
export const PlaceLink = ({ place: { label, short, to, Icon, size }, current, children }: PlaceLinkProps) => (
  <Link to={to} aria-current={current} data-size={size}>
    <Icon />
    {children}
    {short ? (
      <>
        <OnScreen size="small">{short}</OnScreen>
        <OnScreen size="wide">{label}</OnScreen>
      </>
    ) : (
      label
    )}
  </Link>
);
