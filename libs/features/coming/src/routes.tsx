import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const screen = () => import('./coming.screen');
const payments = { title: 'Payments', to: portalRoutes.payments };

type Row = [path: string, title: string, under?: { title: string; to: string }];

const rows: Row[] = [
  [portalRoutes.payments, 'Payments'],
  [portalRoutes.payNow, 'Pay now', payments],
  [portalRoutes.paymentConfirmation, 'Payment confirmation', payments],
];

const openRows: Row[] = [[portalRoutes.payatReturn, 'Payment', payments]];

const toRoute = ([path, title, under]: Row): RouteObject => ({ path, handle: { title, under }, lazy: screen });

/** Screens that are still to come, for signed-in visitors. */
export const comingRoutes: RouteObject[] = rows.map(toRoute);
/** Screens that are still to come and stand open to everybody. */
export const openComingRoutes: RouteObject[] = openRows.map(toRoute);
