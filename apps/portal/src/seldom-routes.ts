import { accessRoutes } from '@portal/access';
import { confirmationRoutes } from '@portal/home';
import { type RouteObject } from 'react-router-dom';

/** Where a policyholder goes once a year or once in a life. A line a library: deleting it removes the area. */
export const seldomRoutes: RouteObject[] = [...accessRoutes, ...confirmationRoutes];
