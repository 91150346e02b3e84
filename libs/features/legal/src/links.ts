import { portalRoutes } from '@portal/contract';

/** The legal pages, in the order of the footer. Apart from the routes: those name files, which change with every release. */
export const legalLinks = [
  { path: portalRoutes.termsAndConditions, title: 'Terms and conditions', component: 'Terms' },
  { path: portalRoutes.privacyNotice, title: 'Privacy notice', component: 'PrivacyNotice' },
  { path: portalRoutes.paiaManual, title: 'PAIA manual', component: 'PaiaManual' },
  { path: portalRoutes.complaints, title: 'Complaints', component: 'Complaints' },
] as const;
