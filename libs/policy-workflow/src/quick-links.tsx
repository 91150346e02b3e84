import { portalPaths } from '@portal/contract';
import { QuickLinks } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The tiles of the specification, in its order. The first Beneficiaries tile leads to the policies. */
export const quickLinks = {
  policyBeneficiaries: { label: 'Beneficiaries', to: portalPaths.policies() },
  home: { label: 'Home', to: portalPaths.home() },
  termsAndConditions: { label: 'Terms and Conditions', to: portalPaths.termsAndConditions() },
  documents: { label: 'Documents', to: portalPaths.documents() },
  bankingDetails: { label: 'Banking Details', to: portalPaths.bankingDetails() },
  personalDetails: { label: 'Personal Details', to: portalPaths.personalDetails() },
  dependants: { label: 'Dependants', to: portalPaths.dependants() },
  beneficiaries: { label: 'Beneficiaries', to: portalPaths.beneficiaries() },
  payments: { label: 'Payments', to: portalPaths.payments() },
  plans: { label: 'Plans', to: portalPaths.myPlan() },
  payNow: { label: 'Pay now', to: portalPaths.payNow() },
};

export type QuickLinkKey = keyof typeof quickLinks;

export const allQuickLinks = Object.keys(quickLinks) as QuickLinkKey[];
/** What stands beside every page. */
export const sideQuickLinks: QuickLinkKey[] = [
  'home',
  'personalDetails',
  'bankingDetails',
  'termsAndConditions',
  'documents',
];

/** The ways named, under 'Quick Links'. */
export function QuickLinkTiles({ keys }: { keys: QuickLinkKey[] }) {
  return (
    <QuickLinks>
      {keys.map((key) => (
        <Link key={key} to={quickLinks[key].to}>
          {quickLinks[key].label}
        </Link>
      ))}
    </QuickLinks>
  );
}
