import { type PortalConfig } from '@portal/contract';
import { type Service } from '@portal/service-core';
import { mandateFormPath } from '../documents/mandate-form';
import { type Log } from '../log';
import { portalConnections, portalFrames } from '../portal-config';
import { fileRoute, serveSite } from './serve-site';
import { type Site } from '../static/site';
import { textFile } from '../static/text-file';
import { type WorkUnderWay } from '../work-under-way';
import { withPagePolicy } from './api-pages';
import { apiReference } from './api-reference';
import { cspReportPath, cspReports } from './csp-report';
import { notFound, refuse } from './refuse';
import { type Answerer } from './server';
import { isApiPath, isMetricsPath, straightPath } from './straight-path';

/** Answers addresses that only some installations have, or gives null when it is none of them. */
export type ExtraAddresses = (request: Request, path: string) => Promise<Response | null>;

interface Options {
  /** The API and the health checks. */
  service: Service;
  work: WorkUnderWay;
  site: Site;
  config: PortalConfig;
  /** The mandate that anybody may print and fill in. */
  mandateForm: () => Promise<Response>;
  /** Takes what browsers say of a visit. */
  browserReport: (request: Request) => Promise<Response>;
  /** Only in test mode. */
  testHooks: ExtraAddresses | null;
  /** Whether this process is about to stop. */
  isDraining: () => boolean;
  log: Log;
  now: () => Date;
}

/** What the portal reads at start. */
const configPath = '/config.json';

/** Where browsers report what a visit was like. */
const browserReportPath = '/browser-report';

/** Everything behind one port: the API, the portal's files, and what the portal reads at start. */
export function createFront({ service, work, site, config, testHooks, log, now, ...others }: Options): Answerer {
  const files = serveSite({
    site: new Map([...site, [configPath, textFile(configPath, JSON.stringify(config))]]),
    connections: portalConnections(config),
    frames: portalFrames(config),
    reportTo: cspReportPath,
  });
  const fixed: Record<string, (request: Request) => Promise<Response>> = {
    [mandateFormPath]: others.mandateForm,
    [cspReportPath]: cspReports(log, now),
    [browserReportPath]: others.browserReport,
  };

  const reference = apiReference();

  return async (request, { target, ...origin }) => {
    const path = straightPath(target);
    if (path === null || isMetricsPath(path)) return notFound();
    if (path === '/readyz' && others.isDraining())
      return refuse(503, 'PROVIDER_UNAVAILABLE', 'This process is about to stop');
    const page = await reference(request, path);
    if (page) return page;
    if (isApiPath(path)) {
      const answer = await service(request, { ...origin, waitUntil: work.add });
      return path.startsWith('/api/v1/') ? answer : withPagePolicy(answer);
    }
    const { onRoute = () => undefined } = origin;
    if (path.startsWith('/__')) return (await testHooks?.(request, path)) ?? notFound();
    const answerThere = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
    if (answerThere) {
      onRoute(path);
      return answerThere(request);
    }
    const answer = files(request, path);
    if (answer.status !== 404) onRoute(fileRoute(path));
    return answer;
  };
}
