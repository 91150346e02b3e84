import { portalPaths } from '@portal/contract';
import { allQuickLinks, QuickLinkTiles } from '@portal/policy-workflow';
import { QuickLinks, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const forms = [
  { label: 'Contact details', to: portalPaths.updatePersonalDetails() },
  { label: 'Add a child', to: portalPaths.addChild() },
  { label: 'Add a spouse', to: portalPaths.addSpouse() },
  { label: 'Add an extended member', to: portalPaths.addExtendedMember() },
  { label: 'Add a beneficiary', to: portalPaths.addBeneficiary() },
  { label: 'Payment and account', to: portalPaths.updateBankingDetails() },
  { label: 'Change plan', to: portalPaths.otherPlans() },
];

/** The tiles of the policyholder's own home. Staff do not pay for anybody. */
const quickLinks = allQuickLinks.filter((key) => key !== 'payNow');

/** The ways into the policyholder's forms, then those into their pages. */
export const WhatToDo = () => (
  <Stack gap="lg">
    <QuickLinks title="Change something">
      {forms.map(({ label, to }) => (
        <Link key={label} to={to}>
          {label}
        </Link>
      ))}
    </QuickLinks>
    <QuickLinkTiles keys={quickLinks} />
    <Link to={portalPaths.accessLog()}>Who looked at this policy</Link>
  </Stack>
);
