import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const screen = () => import('./coming.screen');
const dependants = { title: 'Dependants', to: portalRoutes.dependants };
const beneficiaries = { title: 'Beneficiaries', to: portalRoutes.beneficiaries };
const payments = { title: 'Payments', to: portalRoutes.payments };
const myPlan = { title: 'My plan', to: portalRoutes.myPlan };

type Row = [path: string, title: string, under?: { title: string; to: string }];

const rows: Row[] = [
  [portalRoutes.personalDetails, 'Personal details'],
  [
    portalRoutes.updatePersonalDetails,
    'Update personal details',
    { title: 'Personal details', to: portalRoutes.personalDetails },
  ],
  [portalRoutes.myPlan, 'My plan'],
  [portalRoutes.otherPlans, 'Other plans', myPlan],
  [portalRoutes.updatePlan, 'Change plan', myPlan],
  [portalRoutes.beneficiaries, 'Beneficiaries'],
  [portalRoutes.addBeneficiary, 'Add beneficiary', beneficiaries],
  [portalRoutes.newBeneficiary, 'Proposed beneficiary', beneficiaries],
  [portalRoutes.beneficiary, 'Beneficiary', beneficiaries],
  [portalRoutes.updateBeneficiary, 'Update beneficiary', beneficiaries],
  [portalRoutes.dependants, 'Dependants'],
  [portalRoutes.childDetails, 'Child', dependants],
  [portalRoutes.newChildDetails, 'Proposed child', dependants],
  [portalRoutes.addChild, 'Add child', dependants],
  [portalRoutes.updateChild, 'Update child', dependants],
  [portalRoutes.spouseDetails, 'Spouse', dependants],
  [portalRoutes.newSpouse, 'Proposed spouse', dependants],
  [portalRoutes.addSpouse, 'Add spouse', dependants],
  [portalRoutes.updateSpouse, 'Update spouse', dependants],
  [portalRoutes.extendedMemberDetails, 'Extended member', dependants],
  [portalRoutes.newExtendedMemberDetails, 'Proposed extended member', dependants],
  [portalRoutes.addExtendedMember, 'Add extended member', dependants],
  [portalRoutes.updateExtendedMember, 'Update extended member', dependants],
  [portalRoutes.payments, 'Payments'],
  [portalRoutes.payNow, 'Pay now', payments],
  [portalRoutes.paymentConfirmation, 'Payment confirmation', payments],
  [portalRoutes.bankingDetails, 'Banking details'],
  [
    portalRoutes.updateBankingDetails,
    'Update banking details',
    { title: 'Banking details', to: portalRoutes.bankingDetails },
  ],
  [portalRoutes.documents, 'Documents'],
  [portalRoutes.formBuilderDemo, 'Form builder demo'],
  [portalRoutes.createPolicy, 'Take out a policy', { title: 'Policies', to: portalRoutes.policies }],
];

const openRows: Row[] = [
  [portalRoutes.payatReturn, 'Payment', payments],
  [portalRoutes.termsAndConditions, 'Terms and Conditions'],
];

const toRoute = ([path, title, under]: Row): RouteObject => ({ path, handle: { title, under }, lazy: screen });

/** Screens that are still to come, for signed-in visitors. */
export const comingRoutes: RouteObject[] = rows.map(toRoute);
/** Screens that are still to come and stand open to everybody. */
export const openComingRoutes: RouteObject[] = openRows.map(toRoute);
