import { createService, type LogEvent, type Service, type ServiceDependencies } from '@portal/service-core';
import { createIdentity, type StaffTokens } from '@portal/service-identity';
import { type Clock, type Database, type Messenger, type RandomSource } from '@portal/service-store';
import { type StatementGate } from './statement-gate';

/** What the jobs of a process work with. */
interface JobTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
  messenger: Messenger;
  /** What text messages name. */
  brand: { product: string; portalUrl: string };
  providers: ServiceDependencies['providers'];
  /** What the audit is sealed with. */
  auditKey: string;
  /** What a job that failed says of itself. */
  log: (entry: object) => void;
}

/** Does every job of a process once, each by itself. The real one is the service's own. */
export type RunJobs = (tools: JobTools) => Promise<unknown>;

interface Surroundings extends Omit<JobTools, 'log' | 'auditKey' | 'brand'> {
  gate: StatementGate;
  staffTokens: StaffTokens;
  render: ServiceDependencies['render'];
  config: ServiceDependencies['config'];
  runJobs: RunJobs;
  log: (line: string) => void;
}

/** One process of the service: the same function that answers real people, and the same jobs. */
export interface SimulatedProcess {
  service: Service;
  gate: StatementGate;
  runJobs(): Promise<unknown>;
}

/** What the audit of a simulated process is sealed with. */
export const auditKey = 'a key of the simulation, long enough for it';

export function startProcess(around: Surroundings): SimulatedProcess {
  const { database, clock, random, messenger, providers, gate } = around;
  const identity = createIdentity({
    database,
    clock,
    random,
    messenger,
    secret: 'a secret of the simulation, long enough for it',
    pause: async () => undefined,
    brand: { product: 'Simulated Cover' },
  });
  const service = createService({
    database,
    identity,
    clock,
    random,
    messenger,
    providers,
    staffTokens: around.staffTokens,
    render: around.render,
    config: around.config,
    version: 'simulation',
    log: (event: LogEvent) => around.log(JSON.stringify(event)),
  });
  const log: JobTools['log'] = (entry) => {
    const { error, ...event } = entry as { error?: unknown };
    around.log(JSON.stringify({ ...event, error: error instanceof Error ? error.name : typeof error }));
  };
  const brand = { product: around.config.issuer.productName, portalUrl: around.config.portalUrl };
  return {
    service,
    gate,
    runJobs: () => around.runJobs({ database, clock, random, messenger, brand, providers, auditKey, log }),
  };
}
