import { portalPaths } from '@portal/contract';
import { Breadcrumbs, Container } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { usePage } from './use-page';

/** Home, and the pages of signing in and out. */
const withoutBreadcrumbs = /^\/($|auth\/)/;

/** The way here from home, made of what the routes say about themselves. */
export function PageBreadcrumbs() {
  const { match, handle } = usePage();
  if (!match || !handle || withoutBreadcrumbs.test(match.pathname)) return null;
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
          handle.crumb?.(match.params) ?? handle.title,
        ]}
      />
    </Container>
  );
}
