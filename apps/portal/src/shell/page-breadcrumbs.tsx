import { portalPaths } from '@portal/contract';
import { type RouteHandle } from '@portal/policy-workflow';
import { Breadcrumbs, Container } from '@portal/ui-kit';
import { Link, useMatches } from 'react-router-dom';

/** Home, and the pages of signing in and out. */
const withoutBreadcrumbs = /^\/($|auth\/)/;

/** The way here from home, made of what the routes say about themselves. */
export function PageBreadcrumbs() {
  const current = useMatches().at(-1);
  const handle = current?.handle as RouteHandle | undefined;
  if (!current || !handle || withoutBreadcrumbs.test(current.pathname)) return null;
  const above = [{ title: 'Home', to: portalPaths.home() }, ...(handle.under ? [handle.under] : [])];
  return (
    <Container>
      <Breadcrumbs
        items={[
          ...above.map(({ title, to }) => (
            <Link key={to} to={to}>
              {title}
            </Link>
          )),
          handle.crumb?.(current.params) ?? handle.title,
        ]}
      />
    </Container>
  );
}
