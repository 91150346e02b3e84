import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createStaffTokens } from '@portal/service-identity';
import { aStaffProvider, type SomeStaff } from '@portal/service-identity/testing';
import { aDeathRegister, anAccountVerifier, withProviders } from '@portal/service-payments/testing';
import { type Database, seed } from '@portal/service-store';
import { claimsBank } from '../partners/claims-bank';
import { payersBank } from '../partners/payers-bank';
import { paymentPage } from '../partners/payment-page';
import { phoneNetwork } from '../partners/phone-network';
import { drawFrom, seededRandomSource } from '../random/seeded-random';
import { minute, simulatedClock } from './clock';
import { aBook, type Family, population } from './families';
import { type RunJobs, type SimulatedProcess, startProcess } from './process';
import { statementGate, type StatementGate } from './statement-gate';

/** Where simulated processes keep what they remember: each opens it in its own way. */
export interface SimulatedStore {
  /** For the checks, which no process stands between. */
  database: Database;
  /** Opens the database for one process. `cut` ends its connections as a killed process would. */
  open(gate: StatementGate): { database: Database; cut(): void };
}

export interface WorldOptions {
  seed: number;
  families: number;
  store: SimulatedStore;
  runJobs: RunJobs;
  /**
   * What two processes would do at once they do one after the other: on PostgreSQL, which chooses who goes first, this makes a history
   * that is the same every time.
   */
  inTurns?: boolean;
  /** Which invariants are asked; all of them unless told otherwise. */
  asks?: (invariant: string) => boolean;
}

const start = new Date('2026-01-05T06:00:00Z');

/** A book of families, two processes over one database, and everybody outside, all from one seed. */
export async function aWorld({ seed: number, families: count, store, runJobs, inTurns = false }: WorldOptions) {
  const clock = simulatedClock(start);
  const people = population(drawFrom(number, 1));
  const book = aBook(drawFrom(number, 2), people, clock.today(), count);
  await seed(store.database, { policies: book.policies }, clock.now());

  const phones = phoneNetwork();
  const payments = paymentPage(clock.now);
  const bank = payersBank();
  const payoutBank = claimsBank();
  const staff = await aStaffProvider(clock.now);
  const staffTokens = createStaffTokens(staff.provider);
  const log: string[] = [];
  const render = createRenderer(fontFiles);
  let started = 0;

  const newProcess = (): SimulatedProcess => {
    started += 1;
    let cut = (): void => undefined;
    const gate = statementGate(() => cut());
    const opened = store.open(gate);
    cut = opened.cut;
    return startProcess({
      database: opened.database,
      clock,
      random: seededRandomSource(number * 1_000 + started),
      messenger: phones.messenger,
      providers: {
        payments: payments.provider,
        accounts: anAccountVerifier,
        debtorBank: { ask: async () => undefined },
        collectingBank: bank.bank,
        payoutBank: payoutBank.bank,
        vouchers: payoutBank.vouchers,
        deathRegister: aDeathRegister().register,
      },
      gate,
      staffTokens,
      render,
      config: { origins: [], issuer: anIssuer, ...withProviders },
      runJobs,
      log: (line) => void log.push(line),
    });
  };
  const processes: SimulatedProcess[] = [newProcess(), newProcess()];

  return {
    seed: number,
    clock,
    people,
    families: book.families,
    /** Policies that these families took out since. */
    laterPolicies: [] as Family[],
    store,
    phones,
    payments,
    bank,
    payoutBank,
    /**
     * A token of somebody of staff, which every process knows already. A thread of its own signs it and another verifies it, so that calls at once
     * would come in another order every time.
     */
    async staffToken(member: SomeStaff): Promise<string> {
      const token = await staff.tokenOf(member);
      await staffTokens.read(token, clock.now());
      return token;
    },
    processes,
    log,
    secrets: withProviders.secrets,
    /** What messages say of who sends them, and where the portal is. */
    brand: { product: anIssuer.productName, portalUrl: withProviders.portalUrl },
    /** Several things that different processes do at the same time. */
    async atOnce(...works: (() => Promise<unknown>)[]): Promise<void> {
      if (inTurns) for (const work of works) await work();
      else await Promise.all(works.map((work) => work()));
    },
    /** Puts a new process in the place of one that ended, some minutes later: nobody else waits for its jobs any more. */
    restart(which: number): void {
      clock.pass(3 * minute);
      processes[which] = newProcess();
    },
    /** How often the jobs ran to their end with no partner in trouble; and when they last did, in trouble or not. */
    upkeep: { rounds: 0, last: clock.now() },
    faults: new Map<string, number>(),
    /** How calls ended: by method, first part of the path and status. */
    answers: new Map<string, number>(),
    /** What each device keeps for the service, by its address. */
    cookies: new Map<string, string>(),
    sessions: new Map<string, { token: string; until: number }>(),
    /** The same of whoever claims: by claim and number. */
    claimSessions: new Map<string, { token: string; until: number }>(),
  };
}
export type World = Awaited<ReturnType<typeof aWorld>>;

/** Counts a fault that was put in. */
export const noteFault = (world: World, name: string): void =>
  void world.faults.set(name, (world.faults.get(name) ?? 0) + 1);
