import { type Database } from '@portal/service-store';
import { type ServiceConfig } from './config';
import { type Target } from './endpoint-routes';
import { live, ready } from './health/health';
import { type Route } from './http/router';

interface Parts {
  database: Database;
  version: string;
  config: ServiceConfig;
}

/** What the service answers beside the table of endpoints: whether it runs. */
export const serviceRoutes = ({ database, version }: Parts): Route<Target>[] => [
  { method: 'GET', template: '/healthz', target: { kind: 'page', answer: () => live(version) } },
  { method: 'GET', template: '/readyz', target: { kind: 'page', answer: () => ready(database, version) } },
];
