import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page load would do by itself, for moves inside the portal: the document is named after the page, the page starts at its
 * top, and its heading has the focus, so that screen readers say it. Back and Forward keep the place that the browser remembers.
 */
export function usePageChange(productName: string, title: string | undefined) {
  const { pathname } = useLocation();
  const move = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} – ${productName}` : productName;
  }, [title, productName]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (move !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, move]);
}
