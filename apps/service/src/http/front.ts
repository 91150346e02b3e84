import { type PortalConfig } from '@portal/contract';
import { type Log } from '../log';
import { portalConnections } from '../portal-config';
import { serveSite, isKnown } from '../static/serve-site';
import { etagOf, type Site } from '../static/site';
import { type TestHooks } from '../test-mode/test-hooks';
import { withPagePolicy } from './api-pages';
import { cspReportPath, cspReports } from './csp-report';
import { notFound } from './refuse';
import { type Answerer } from './server';
import { isApiPath, straightPath } from './straight-path';

interface Options {
  /** The API and the health checks. */
  service: (request: Request, info: { address: string }) => Promise<Response>;
  site: Site;
  config: PortalConfig;
  /** Only in test mode. */
  testHooks: TestHooks | null;
  log: Log;
  now: () => Date;
}

/** Everything behind one port: the API, the portal's files, and what the portal reads at start. */
export function createFront({ service, site, config, testHooks, log, now }: Options): Answerer {
  const files = serveSite({ site, connections: portalConnections(config), reportTo: cspReportPath });
  const report = cspReports(log, now);
  const configFile = configAnswer(config);

  return async (request, { target, address }) => {
    const path = straightPath(target);
    if (path === null) return notFound();
    if (isApiPath(path)) return withPagePolicy(await service(request, { address }));
    if (path === '/config.json') return configFile(request);
    if (path === cspReportPath) return report(request);
    if (path.startsWith('/__')) return (await testHooks?.(request, path)) ?? notFound();
    return files(request, path);
  };
}

function configAnswer(config: PortalConfig) {
  const body = JSON.stringify(config);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag: etagOf(body) };
  return ({ headers: asked }: Request) =>
    isKnown(asked.get('if-none-match'), headers.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
}
