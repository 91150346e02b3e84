import { portalPaths } from '@portal/contract';

/** What staff do most on a policy, the most frequent first, and the letter that does it. */
export const acts = [
  { key: 'C', label: 'Contact details', to: portalPaths.updatePersonalDetails() },
  { key: 'A', label: 'Bank account', to: portalPaths.updateBankingDetails() },
  { key: 'H', label: 'Add a child', to: portalPaths.addChild() },
  { key: 'S', label: 'Add a spouse', to: portalPaths.addSpouse() },
  { key: 'R', label: 'Add a relative', to: portalPaths.addExtendedMember() },
  { key: 'B', label: 'Add a beneficiary', to: portalPaths.addBeneficiary() },
  { key: 'P', label: 'Change plan', to: portalPaths.otherPlans() },
  { key: 'M', label: 'Payments', to: portalPaths.payments() },
  { key: 'D', label: 'Documents', to: portalPaths.documents() },
];

/** Leads to the box for a note, on this page. */
export const noteKey = 'N';
