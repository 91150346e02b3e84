import { openApiDocument } from '@portal/contract/openapi';
import { type Database } from '@portal/service-store';
import { type ServiceConfig } from './config';
import { docsAnswer } from './docs/docs-answer';
import { type Target } from './endpoint-routes';
import { live, ready } from './health/health';
import { type Answer } from './wire/answer';
import { type Route } from './wire/router';

interface Parts {
  database: Database;
  version: string;
  config: ServiceConfig;
}

/** What the service answers beside the table of endpoints: whether it runs, and what it can do. */
export function serviceRoutes({ database, version, config }: Parts): Route<Target>[] {
  const { productName = 'Self-service', without = [] } = config;
  const document = once(() => openApiDocument({ title: `${productName} API`, version, without }));
  const json = once((): Answer => ({ status: 200, body: JSON.stringify(document()), isCompressible: true }));
  const page = once(() => docsAnswer(document()));
  return [
    get('/healthz', () => live(version)),
    get('/readyz', () => ready(database, version)),
    get('/api/openapi.json', json),
    get('/api/docs', page),
  ];
}

const get = (template: string, answer: () => Answer | Promise<Answer>): Route<Target> => ({
  method: 'GET',
  template,
  target: { kind: 'page', answer },
});

/** Made when first asked for: a process that nobody asks for its document never makes it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
