import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const under = { title: 'Dependants', to: portalRoutes.dependants };

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const dependantsRoutes: RouteObject[] = [
  {
    path: portalRoutes.dependants,
    handle: { title: 'Dependants' },
    lazy: () => import('./overview/dependants.screen'),
  },
  {
    path: portalRoutes.childDetails,
    handle: { title: 'Child', under },
    lazy: () => import('./children/child-details.screen'),
  },
  {
    path: portalRoutes.newChildDetails,
    handle: { title: 'Proposed child', under },
    lazy: () => import('./children/proposed-child.screen'),
  },
  {
    path: portalRoutes.addChild,
    handle: { title: 'Add child', under },
    lazy: () => import('./children/add-child.screen'),
  },
  {
    path: portalRoutes.updateChild,
    handle: { title: 'Update child', under },
    lazy: () => import('./children/update-child.screen'),
  },
  {
    path: portalRoutes.spouseDetails,
    handle: { title: 'Spouse', under },
    lazy: () => import('./spouse/spouse-details.screen'),
  },
  {
    path: portalRoutes.newSpouse,
    handle: { title: 'Proposed spouse', under },
    lazy: () => import('./spouse/proposed-spouse.screen'),
  },
  {
    path: portalRoutes.addSpouse,
    handle: { title: 'Add spouse', under },
    lazy: () => import('./spouse/add-spouse.screen'),
  },
  {
    path: portalRoutes.updateSpouse,
    handle: { title: 'Update spouse', under },
    lazy: () => import('./spouse/update-spouse.screen'),
  },
  {
    path: portalRoutes.extendedMemberDetails,
    handle: { title: 'Extended member', under },
    lazy: () => import('./extended-members/extended-member-details.screen'),
  },
  {
    path: portalRoutes.newExtendedMemberDetails,
    handle: { title: 'Proposed extended member', under },
    lazy: () => import('./extended-members/proposed-extended-member.screen'),
  },
  {
    path: portalRoutes.addExtendedMember,
    handle: { title: 'Add extended member', under },
    lazy: () => import('./extended-members/add-extended-member.screen'),
  },
  {
    path: portalRoutes.updateExtendedMember,
    handle: { title: 'Update extended member', under },
    lazy: () => import('./extended-members/update-extended-member.screen'),
  },
];
