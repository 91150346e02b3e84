import { type MessageBrand } from '@portal/contract/words';
import { type Providers } from '@portal/service-core';
import { type FundAccount } from '@portal/service-payments';
import { type Clock, type Database, type Messenger, type Observe, type RandomSource } from '@portal/service-store';
import { type Log } from '../log';

/** What jobs work with. */
export interface JobTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
  messenger: Messenger;
  /** What text messages name. */
  brand: MessageBrand;
  /** The insurer on bank statements, where it has a name of its own there. */
  creditorShortName?: string | undefined;
  /** Where the Guardian's Fund is paid, where the insurer has set that. */
  guardiansFund?: FundAccount | null;
  providers: Providers;
  log: Log;
  /** Watches every job. */
  observe?: Observe | undefined;
  /** What the audit is sealed with. */
  auditKey: string;
}

/**
 * One job. It ends early, between two pieces of work, once the signal is aborted. A number that it gives says how many policies,
 * payments or messages it dealt with.
 */
export type Job = (tools: JobTools, signal: AbortSignal) => Promise<unknown>;
