import { type Brand } from '@portal/brand';
import { portalConfigAtom } from '@portal/policy-workflow';
import { toast } from '@portal/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { Portal } from '../../apps/portal/src/portal';
import { claimsArea } from '../../apps/portal/src/claims-routes';
import { portalRouteTable } from '../../apps/portal/src/routes';
import { seldomRoutes } from '../../apps/portal/src/seldom-routes';
import { staffRoutes } from '../../apps/portal/src/staff-routes';
import { brandWorn } from '../look/look';
import { configOf } from '../service-in-tab/config-of';
import { type Visit } from '../service-in-tab/start-visit';
import { type Frame, routesWithStory } from './routes-with-story';

/** What an earlier story said is said. */
export const clearToasts = () => toast.shown().forEach(({ id }) => toast.dismiss(id));

interface ScreenStageProps {
  visit: Visit;
  path: string;
  frame: Frame;
  children: ReactNode;
}

/** The portal with a story for one of its screens, opened at that screen. */
export function ScreenStage({ visit: { auth, store }, path, frame, children }: ScreenStageProps) {
  const [router] = useState(() => {
    const routes = routesWithStory(
      portalRouteTable(auth, { staff: staffRoutes, seldom: seldomRoutes, claims: claimsArea }),
      new URL(path, location.origin).pathname,
      frame,
      children,
    );
    return createMemoryRouter(routes, { initialEntries: [path] });
  });
  useEffect(() => {
    const take = (event: Event) => store.set(portalConfigAtom, configOf((event as CustomEvent<Brand>).detail));
    document.addEventListener(brandWorn, take);
    return () => document.removeEventListener(brandWorn, take);
  }, [store]);
  return <Portal auth={auth} store={store} router={router} />;
}
