import { type RouteHandle, usePortalConfig } from '@portal/policy-workflow';
import { useMatches } from 'react-router-dom';

const notFound: RouteHandle = { title: 'Page not found' };

/** The page on screen, and what it says about itself. A page of something that the insurer does without is not here, as any unknown one. */
export function usePage() {
  const match = useMatches().at(-1);
  const { without } = usePortalConfig();
  const isHere = !without.some((address) => match?.pathname.startsWith(address));
  return { match, handle: isHere ? (match?.handle as RouteHandle | undefined) : notFound, isHere };
}
