import { useSearchParams } from 'react-router-dom';
import { useApplication } from './application-context';
import { type Place, placeIn } from './step-address';

/** Where in the application somebody is. */
export function usePlace(): Place {
  const [search] = useSearchParams();
  return placeIn(search, useApplication().application.step);
}
