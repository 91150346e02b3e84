import { type RouteHandle, usePortalConfig } from '@portal/policy-workflow';
import { useMatches } from 'react-router-dom';

/** The page on screen, and what it says about itself. A page of something that the insurer does without is not here, as any unknown one. */
export function usePage() {
  const match = useMatches().at(-1);
  const isHere = !usePortalConfig().without.some((address) => match?.pathname.startsWith(address));
  return { match, handle: (isHere ? match?.handle : { title: 'Page not found' }) as RouteHandle | undefined, isHere };
}
