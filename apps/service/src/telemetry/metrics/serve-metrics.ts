import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Clock } from '@portal/service-store';
import { openPool } from '../../database/open-pool';
import { type OpenPools } from '../../database/open-pools';
import { timeLimits } from '../../database/time-limits';
import { type Log } from '../../log';
import { type Settings } from '../../settings';
import { type Telemetry } from '../telemetry';
import { databaseFigures } from './database-figures';
import { databaseGauges } from './database-gauges';
import { type MetricsServer, startMetricsServer } from './metrics-server';
import { poolGauges } from './pool-gauges';
import { processGauges } from './process-gauges';

interface Served {
  telemetry: Telemetry;
  opened: OpenPools;
  clock: Clock;
  realClock: Clock;
  jobNames: ReadonlySet<string>;
  version: string;
  log: Log;
}

/** Milliseconds: how finely the event loop is watched. */
const resolutionMs = 10;

/** Serves the metrics where the settings say so; null: they say nothing. */
export async function serveMetrics(settings: Settings, served: Served): Promise<(MetricsServer & Closing) | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  const { telemetry, opened, clock, realClock, jobNames, version, log } = served;
  const { meter, scrape } = telemetry;
  if (port === undefined || scrape === null) return null;
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  processGauges(meter, { version, memory: process.memoryUsage, delays, resolutionMs });
  if (opened.pools) poolGauges(meter, opened.pools);
  // A connection of its own: a pool that is used up says nothing about the database.
  const { DATABASE_URL: connectionString } = settings;
  const beside =
    connectionString === undefined
      ? null
      : openPool({ connectionString, connections: 1, limits: timeLimits.metrics, log });
  const { database } = beside ?? { database: opened.databases.health };
  const figures = databaseFigures({ database, clock, realClock });
  databaseGauges(meter, { figures, jobNames, clock, since: clock.now() });
  const server = await startMetricsServer({ port, host, scrape, log });
  return {
    ...server,
    close: async () => {
      server.stop();
      delays.disable();
      await beside?.close();
    },
  };
}

interface Closing {
  close(): Promise<void>;
}
