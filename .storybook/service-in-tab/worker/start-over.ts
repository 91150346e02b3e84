import { type PGlite } from '@electric-sql/pglite';
import { type Brand } from '@portal/brand';
import { type OptionalArea } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Scenario, type ScenarioName, scenarios } from '@portal/scenarios';
import { noStaff } from '@portal/service-identity';
import { type SomeStaff } from '@portal/service-identity/testing';
import { type Database, databaseOn, type Seed, seed as plant } from '@portal/service-store';
import { emptyDatabase } from '@portal/service-store/empty-database';
import { seededRandomSource } from '../../../libs/simulation/src/random/seeded-random';
import { knownName } from '../../known-name';
import { type ClockName, clocks } from '../clocks';
import { type StaffName } from '../staff-names';
import { openFor, staffOfService } from './staff-of-service';
import { type ServiceInTab, startService } from './start-service';

/** What the service of a visit begins with. */
export interface ServicePlan {
  /** By its name; one that does not exist is refused. */
  scenario: string;
  /** How long after the day of the scenario; null: on the day itself. */
  clock: ClockName | null;
  /** The member of staff who is there in the place of the customer; null: the customer is. */
  staff: StaffName | null;
  /** The policy that is open to them; null: none is. */
  servicing: string | null;
  /** Whose portal it is. */
  brand: Brand;
  /** What its insurer does without. */
  without: readonly OptionalArea[];
  /** Whether the rows of the visit before serve this one as they are. */
  withSameRows: boolean;
}

export interface StartedStaff {
  person: SomeStaff;
  accessToken: string;
}

/** What the page has to know of it. */
export interface Started {
  scenario: { today: PlainDate; signIn: string; seed: Scenario['seed'] };
  now: Date;
  staff: StartedStaff | null;
}

const scenarioNames = Object.keys(scenarios) as ScenarioName[];
const noonOf = (day: PlainDate) => new Date(`${day}T10:00:00Z`);

/** How many visits these rows have served. */
let visitsOnRows = 0;

/**
 * Starts the service over: the rows of the scenario and nothing else, on its day or a later one. What is left to chance is the same in every
 * run, so that a story looks as it did. Only who signs in on rows that served visits before gets other PINs and sessions than those: they are
 * in the rows. Nothing else is, else the rows would not be used again.
 */
export async function startOver(opened: PGlite, { scenario: name, clock: later, brand, ...plan }: ServicePlan) {
  const { today, signIn, seed } = scenarios[knownName('scenario', scenarioNames, name) ?? 'family-active']();
  const now = noonOf(later ? clocks[later](today) : today);
  const clock = { now: () => now };
  const database = databaseOn(opened);
  if (!plan.withSameRows) await startWith(database, seed, noonOf(today));
  visitsOnRows = plan.withSameRows ? visitsOnRows + 1 : 0;
  const chance = { signIn: seededRandomSource(visitsOnRows), rest: seededRandomSource(0) };

  const staff = plan.staff && (await staffOfService(plan.staff, clock));
  if (staff && plan.servicing !== null) await openFor(database, staff.person, plan.servicing, now);
  const insurer = { brand, without: plan.without };
  const service: ServiceInTab = startService(database, { clock, chance }, insurer, staff?.staffTokens ?? noStaff);
  const started: Started = {
    scenario: { today, signIn, seed },
    now,
    staff: staff && { person: staff.person, accessToken: await staff.newToken() },
  };
  return { service, started, newStaffToken: async () => staff?.newToken() ?? '' };
}

/** Leaves nothing in the database but this seed. */
async function startWith(database: Database, given: Seed, now: Date): Promise<void> {
  await emptyDatabase(database);
  await plant(database, given, now);
}
