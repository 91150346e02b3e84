import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const under = { title: 'Payments', to: portalRoutes.payments };

/** Screens about the money of a policy, for those who have signed in. */
export const paymentsRoutes: RouteObject[] = [
  { path: portalRoutes.payments, handle: { title: 'Payments' }, lazy: () => import('./overview/payments.screen') },
  { path: portalRoutes.payNow, handle: { title: 'Pay now', under }, lazy: () => import('./pay-now/pay-now.screen') },
  {
    path: portalRoutes.paymentConfirmation,
    handle: { title: 'Payment confirmation', under },
    lazy: () => import('./confirmation/payment-confirmation.screen'),
  },
];

/** Where somebody comes back from paying, signed in or not any more. */
export const openPaymentsRoutes: RouteObject[] = [
  {
    path: portalRoutes.payatReturn,
    handle: { title: 'Payment', under },
    lazy: () => import('./payat-return/payat-return.screen'),
  },
];
