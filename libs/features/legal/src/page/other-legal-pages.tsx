import { portalPaths } from '@portal/contract';
import { QuickLinks } from '@portal/ui-kit';
import { Link, useLocation } from 'react-router-dom';

const pages = [
  { title: 'Terms and conditions', to: portalPaths.termsAndConditions() },
  { title: 'Privacy notice', to: portalPaths.privacyNotice() },
  { title: 'PAIA manual', to: portalPaths.paiaManual() },
  { title: 'Complaints', to: portalPaths.complaints() },
];

/** What else a visitor can read here. */
export function OtherLegalPages() {
  const { pathname } = useLocation();
  return (
    <QuickLinks title="Other legal pages">
      {pages
        .filter(({ to }) => to !== pathname)
        .map(({ title, to }) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
    </QuickLinks>
  );
}
