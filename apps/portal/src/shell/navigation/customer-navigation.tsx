import { LoadOnIntent } from '@portal/policy-workflow';
import { MainNavigation, MoreIcon } from '@portal/ui-kit';
import { useLocation } from 'react-router-dom';
import { customerPlaces } from './customer-places';
import { whereIn } from './place';
import { PlaceLink } from './place-link';

const loadMore = () => import('./customer-more');

/** The main places of a policyholder, and on a phone the way to all others. */
export function CustomerNavigation() {
  const { pathname } = useLocation();
  const isInBar = customerPlaces.some((place) => place.size !== 'wide' && whereIn(place, pathname));
  return (
    <MainNavigation>
      {customerPlaces.map((place) => (
        <PlaceLink key={place.label} place={place} current={whereIn(place, pathname)} />
      ))}
      <LoadOnIntent
        opens="dialog"
        load={loadMore}
        trigger={
          <button type="button" data-size="small" aria-current={isInBar ? undefined : 'true'}>
            <MoreIcon />
            More
          </button>
        }
      />
    </MainNavigation>
  );
}
