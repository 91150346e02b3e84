import { portalPaths } from '@portal/contract';
import { QuickLinks, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const groups = [
  {
    title: 'Change something',
    links: [
      { label: 'Contact details', to: portalPaths.updatePersonalDetails() },
      { label: 'Add a child', to: portalPaths.addChild() },
      { label: 'Add a spouse', to: portalPaths.addSpouse() },
      { label: 'Add an extended member', to: portalPaths.addExtendedMember() },
      { label: 'Add a beneficiary', to: portalPaths.addBeneficiary() },
      { label: 'Payment and account', to: portalPaths.updateBankingDetails() },
      { label: 'Change plan', to: portalPaths.otherPlans() },
    ],
  },
  {
    title: 'Look something up',
    links: [
      { label: 'Personal details', to: portalPaths.personalDetails() },
      { label: 'Dependants', to: portalPaths.dependants() },
      { label: 'Beneficiaries', to: portalPaths.beneficiaries() },
      { label: 'Banking details', to: portalPaths.bankingDetails() },
      { label: 'Plan and benefits', to: portalPaths.myPlan() },
      { label: 'Payments', to: portalPaths.payments() },
      { label: 'Documents', to: portalPaths.documents() },
      { label: 'Who looked', to: portalPaths.accessLog() },
    ],
  },
];

/** The ways into the policyholder's own pages and forms. */
export const WhatToDo = () => (
  <Stack gap="lg">
    {groups.map(({ title, links }) => (
      <QuickLinks key={title} title={title}>
        {links.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </QuickLinks>
    ))}
  </Stack>
);
