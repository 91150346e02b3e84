import { setTimeout as pause } from 'node:timers/promises';
import { type Brand } from '@portal/brand';
import { createService, messageBrandOf, overloadAnswer } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { createIdentity } from '@portal/service-identity';
import { type Clock, type Database } from '@portal/service-store';
import { areasWithout } from './areas';
import { brandedSite } from './brand/branded-site';
import { publicPages } from './brand/public-pages';
import { siteWithout } from './brand/site-without';
import { type LockFile } from './database/lock-file';
import { isOverloaded } from './database/is-overloaded';
import { migrateOnStart } from './database/migrate-on-start';
import { openPools } from './database/open-pools';
import { fontFiles } from './documents/font-files';
import { letterheadOf } from './documents/letterhead-of';
import { mandateForm } from './documents/mandate-form';
import { clientAddress } from './http/client-address';
import { compressorFor } from './http/compressor-for';
import { createFront } from './http/front';
import { ofThisThread, processorLoad } from './http/processor-load';
import { refuseEarly } from './http/refuse-early';
import { securityHeaders } from './http/security-headers';
import { startServer } from './http/server';
import { type Log } from './log';
import { messengersOf } from './messages/messengers';
import { portalConfig } from './portal-config';
import { processRandom } from './process-random';
import { eftAccountOf, guardiansFundOf, providersOf, staffTokensOf } from './providers/providers';
import { staffTokenLog } from './providers/staff-token-log';
import { type Settings } from './settings';
import { apiElsewhere } from './static/api-elsewhere';
import { readSite, type Site } from './static/site';
import { browserReports } from './telemetry/browser-reports';
import { observedRequests } from './telemetry/observed-requests';
import { partnerFetch } from './telemetry/partner-fetch';
import { countEarlyRefusals, countShedRequests } from './telemetry/metrics/count-shed-requests';
import { serveMetrics } from './telemetry/metrics/serve-metrics';
import { startTelemetry } from './telemetry/start-telemetry';
import { version } from './version';
import { allJobs } from './jobs/all-jobs';
import { runJobs, startUpkeep } from './jobs/upkeep';
import { workUnderWay } from './work-under-way';

export interface RunningService {
  port: number;
  /** Where metrics are read; null: nowhere. */
  metricsPort: number | null;
  database: 'PostgreSQL' | 'PGlite';
  hasPortal: boolean;
  /** Says that it is not ready, and answers on for as long as the settings say. */
  drain(): Promise<void>;
  /** Lets requests and messages under way finish, then closes the database. */
  stop(): Promise<void>;
}

interface Around {
  /** Null: the brand that the portal was built in. */
  brand: Brand | null;
  /** What `claimDatabase` gave. */
  claim: LockFile | null;
  realClock: Clock;
  log: Log;
}

/** How long things may take when the service stops, in milliseconds: within the 10 s of docs/reliability.md#e10, one after the other. */
const patience = { requests: 8_500, upkeep: 8_500, work: 500, telemetry: 300 };

/** Puts the service together from its settings and listens. Throws a sentence for people when it cannot. */
export async function startService(
  settings: Settings,
  { brand, claim, realClock, log }: Around,
): Promise<RunningService> {
  const telemetry = await startTelemetry(settings, {
    version,
    instance: processRandom.uuid(),
    log,
    now: realClock.now,
  });
  const { observe } = telemetry;
  const opened = await openPools(settings, { claim, log, observe });
  const { databases, kind, close } = opened;
  const { writes: database } = databases;
  try {
    const forTests = await loadTestMode(settings, realClock);
    const clock = forTests?.clock ?? realClock;
    if (settings.MIGRATE_ON_START === 'yes') await migrateOnStart(settings, opened, { now: clock.now(), log });
    await seedDatabase(settings, database, clock.now());

    const config = portalConfig(settings, brand);
    const without = areasWithout(settings);
    const fetchFrom = partnerFetch(telemetry, { fetch });
    const { send, sendQueued } = messengersOf(settings, {
      fetchFrom,
      random: processRandom,
      pause,
      record: forTests?.record,
    });
    const work = workUnderWay();
    const identity = createIdentity({
      database,
      clock,
      random: processRandom,
      secret: settings.SESSION_SECRET,
      messenger: send,
      brand: { product: config.brand.productName },
      pause: work.pause,
    });
    const { CREDITOR_SHORT_NAME: shortName } = settings;
    const issuer = { ...config.brand, ...config.contact, ...(shortName !== undefined && { shortName }) };
    const render = createRenderer(fontFiles, letterheadOf({ brand, brandsDir: settings.BRANDS_DIR }, issuer));
    const providers = providersOf(settings, clock, fetchFrom);
    const load = processorLoad(ofThisThread);
    const service = createService({
      database,
      databases: { reads: databases.reads, afterwards: databases.jobs, health: databases.health },
      isOverloaded: countShedRequests(telemetry.meter, isOverloaded(opened.pools)),
      beginWaiting: load.wait,
      identity,
      staffTokens: staffTokensOf(settings, fetchFrom, staffTokenLog(log)),
      clock,
      random: processRandom,
      messenger: sendQueued,
      providers,
      render,
      compressorFor,
      config: {
        origins: settings.PORTAL_ORIGINS,
        isSecure: settings.APP_MODE === 'production',
        productName: config.brand.productName,
        issuer,
        portalUrl: settings.PORTAL_URL,
        secrets: {
          payat: settings.PAYAT_SECRET,
          debiCheck: settings.DEBICHECK_SECRET,
          payoutBank: settings.PAYOUT_BANK_SECRET,
          vouchers: settings.VOUCHERS_SECRET,
        },
        eftAccount: eftAccountOf(settings),
        without,
      },
      log,
      observe,
      version,
    });
    const kept = {
      database: databases.jobs,
      clock,
      random: processRandom,
      messenger: sendQueued,
      brand: messageBrandOf({ product: config.brand.productName, portalUrl: settings.PORTAL_URL, without }),
      creditorShortName: shortName,
      guardiansFund: guardiansFundOf(settings),
      providers,
      log,
      observe,
      auditKey: settings.AUDIT_SECRET,
    };
    const look = { brand, productName: config.brand.productName };
    const site: Site = new Map([
      ...apiElsewhere(siteWithout(brandedSite(readSite(settings.PORTAL_DIR), look), config), config.host),
      ...(await publicPages(settings.PORTAL_DIR, config, look)),
    ]);
    const metrics = await serveMetrics(settings, {
      telemetry,
      opened,
      clock,
      realClock,
      jobNames: new Set(Object.keys(allJobs)),
      version,
      log,
    });
    let isDraining = false;
    const front = createFront({
      service,
      work,
      site,
      config,
      log,
      now: realClock.now,
      testHooks: forTests?.hooks(() => runJobs(kept)) ?? null,
      mandateForm: mandateForm(render, issuer),
      isDraining: () => isDraining,
      browserReport: browserReports({
        meter: telemetry.meter,
        isOurs: (path) => site.has(path),
        log,
        now: realClock.now,
      }),
    });
    const server = await startServer({
      port: settings.PORT,
      host: settings.HOST,
      answer: observedRequests(telemetry, front),
      addressOf: clientAddress(settings.TRUSTED_PROXIES),
      headers: securityHeaders({ isProduction: settings.APP_MODE === 'production' }),
      early: refuseEarly({
        load,
        isTooMuch: countEarlyRefusals(telemetry.meter, load.isTooMuch),
        answer: overloadAnswer(settings.PORTAL_ORIGINS, processRandom),
      }),
      log,
    });
    const stopUpkeep = startUpkeep(kept);
    return {
      port: server.port,
      metricsPort: metrics?.port ?? null,
      database: kind,
      hasPortal: site.size > 0,
      drain: async () => {
        isDraining = true;
        server.drain();
        await pause(settings.DRAIN_SECONDS * 1_000);
      },
      stop: async () => {
        const [, isUpkeepDone] = await Promise.all([server.stop(patience.requests), stopUpkeep(patience.upkeep)]);
        if (!isUpkeepDone) log({ level: 'warn', event: 'upkeep-cut-short' });
        await atMost(work.settled(), patience.work);
        await atMost(
          Promise.all([metrics?.close(), telemetry.stop()]).then(() => undefined),
          patience.telemetry,
        );
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for something, but not longer than so many milliseconds. */
const atMost = (work: Promise<void>, ms: number) =>
  Promise.race([work, new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())]);

/** Loaded only when it is used: a production installation can leave these parts out. */
async function loadTestMode({ APP_MODE, DATA_DIR }: Settings, realClock: Clock) {
  if (APP_MODE !== 'test') return null;
  const { testMode } = await import('./test-mode/test-mode');
  return testMode({ folder: DATA_DIR, realClock });
}

async function seedDatabase(settings: Settings, database: Database, now: Date): Promise<void> {
  const { APP_MODE, SEED_DEMO, SEED_FILE } = settings;
  if (APP_MODE === 'demo' || (APP_MODE === 'test' && SEED_DEMO === 'true')) {
    const { seedDemo } = await import('./seed/seed-demo');
    await seedDemo(database, now);
  }
  if (APP_MODE === 'test' && SEED_FILE !== undefined) {
    const { seedFromFile } = await import('./seed/seed-file');
    await seedFromFile(database, SEED_FILE, now);
  }
}
