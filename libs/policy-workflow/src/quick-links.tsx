import { portalPaths } from '@portal/contract';
import { QuickLinks } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The tiles of the specification, in its order. The first Beneficiaries tile leads to the policies. */
const tiles = {
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

export type QuickLinkKey = keyof typeof tiles;

export const allQuickLinks = Object.keys(tiles) as QuickLinkKey[];
/** What stands beside every page. */
export const sideQuickLinks: QuickLinkKey[] = [
  'home',
  'personalDetails',
  'bankingDetails',
  'termsAndConditions',
  'documents',
];

/** The block titled 'Quick Links' with the tiles named. */
export function QuickLinkTiles({ keys }: { keys: QuickLinkKey[] }) {
  return (
    <QuickLinks>
      {keys.map((key) => (
        <Link key={key} to={tiles[key].to}>
          {tiles[key].label}
        </Link>
      ))}
    </QuickLinks>
  );
}
