import { type RouteHandle } from '@portal/policy-workflow';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** Names the document after the route. After a move inside the portal, focus goes to the new page, as a page load would do. */
export function useRouteTitle(productName: string) {
  const title = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} – ${productName}` : productName;
  }, [title, productName]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
