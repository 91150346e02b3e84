import { type Auth, createAuth } from '@portal/auth';
import { type OptionalArea, type StoredSession } from '@portal/contract';
import { noStaff } from '@portal/service-identity';
import { type Brand } from '@portal/brand';
import { type PlainDate } from '@portal/domain';
import { clockAtom, portalConfigAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { type Scenario, type ScenarioName, scenarios } from '@portal/scenarios';
import { createStore } from 'jotai';
import { type ClockName, clocks } from './clocks';
import { configOf } from './config-of';
import { databaseOfPage, startWith } from './database-of-page';
import { type FaultName } from './faults';
import { createNetwork, type Network } from './network';
import { openFor, staffInTab } from './staff-in-tab';
import { type StaffName } from './staff-names';
import { startService } from './start-service';
import { storyStorage } from './story-storage';

/** What a story asks for. */
export interface VisitPlan {
  scenario: ScenarioName;
  /** How long after the day of the scenario; null: on the day itself. */
  clock: ClockName | null;
  fault: FaultName | null;
  isSignedIn: boolean;
  /** The member of staff who is there in the place of the customer; null: the customer is. */
  staff: StaffName | null;
  /** The policy that is open to them; null: none is. */
  servicing: string | null;
  /** Whose portal it is. */
  brand: Brand;
  /** What its insurer does without. */
  without: readonly OptionalArea[];
}

/** One person at the portal: their session and state, the service that answers them, and the network between. */
export interface Visit {
  readonly number: number;
  readonly scenario: Scenario;
  readonly auth: Auth;
  readonly store: ReturnType<typeof createStore>;
  readonly network: Network;
  /** The PIN in the newest message to this person. */
  readPin(): Promise<string>;
}

/** No such host exists: a request that misses the service in the tab reaches nobody. */
const host = 'https://service.invalid';

let visits = 0;
let latest: { visit: Visit; start: Start } | undefined;

/** What a visit began with. */
interface Start {
  /** Names the rows. Null: reading alone writes some, as staff leave a trace wherever they look. */
  rows: string | null;
  session: StoredSession | null;
  writesBefore: number;
}

const noonOf = (day: PlainDate) => new Date(`${day}T10:00:00Z`);

/**
 * Starts over: the rows of the scenario and nothing else, its day or a later one for the page and the service alike, and nobody
 * or its customer signed in. Rows that the visit before has only read, and its session, serve the next as they are.
 */
export async function startVisit({
  scenario: name,
  clock: later,
  fault,
  isSignedIn,
  staff: staffName,
  servicing,
  brand,
  without,
}: VisitPlan): Promise<Visit> {
  const scenario = scenarios[name]();
  latest?.visit.network.close();
  const now = noonOf(later ? clocks[later](scenario.today) : scenario.today);
  const clock = { now: () => now };
  const database = await databaseOfPage();
  const rows = staffName ? null : JSON.stringify([name, later, isSignedIn, brand.id, without]);
  const before = startToUseAgain(rows);
  latest = undefined;
  if (!before) await startWith(database, scenario.seed, noonOf(scenario.today));

  const staff = staffName && (await staffInTab(staffName, clock));
  const service = startService(database, clock, { brand, without }, staff?.staffTokens ?? noStaff);
  const network = createNetwork(service.answer);
  const [storage, ofTab] = [storyStorage(), storyStorage()];
  const auth = createAuth({
    host,
    fetch: network.fetch,
    storage: () => storage,
    tabStorage: () => ofTab,
    ...(staff && { staff: staff.openStaff }),
  });
  hurryRepeats(auth);
  const store = createStore();
  store.set(clockAtom, clock);
  store.set(portalConfigAtom, configOf(brand, without));

  const readPin = async () => {
    const newest = (await service.messages()).at(-1);
    const pin = /PIN is (\d+)\./.exec(newest?.text ?? '')?.[1];
    if (pin === undefined) throw new Error('No PIN was sent');
    return pin;
  };
  visits += 1;
  const visit = { number: visits, scenario, auth, store, network, readPin };
  if (staff && isSignedIn) {
    auth.session.start({ accessToken: staff.accessToken, refreshToken: '', userType: 'admin' });
    if (servicing !== null) await openFor(database, staffName, servicing, now);
    store.set(selectedPolicyNumberAtom, servicing);
  } else if (isSignedIn) {
    if (before?.session) auth.session.start(before.session);
    else await signIn(visit);
    store.set(selectedPolicyNumberAtom, scenario.signIn);
  }
  latest = { visit, start: { rows, session: auth.session.read(), writesBefore: network.writesSent() } };
  network.break(fault);
  return visit;
}

/** How the visit before began, when the next may begin with the same rows as they are. */
function startToUseAgain(rows: string | null): Start | null {
  if (rows === null || latest?.start.rows !== rows) return null;
  return latest.visit.network.writesSent() === latest.start.writesBefore ? latest.start : null;
}

/** Signs in as a person does: asks for a PIN, reads it in the message, sends it. */
async function signIn({ auth, scenario: { signIn: policyNumber }, readPin }: Visit): Promise<void> {
  const sent = await auth.triggerOtp(policyNumber);
  if (!sent.success) throw new Error(`No PIN for policy ${policyNumber}: ${sent.message}`);
  const answer = await auth.login({ policyNumber, otp: await readPin() });
  if (!answer.success) throw new Error(`Could not sign in with policy ${policyNumber}: ${answer.message}`);
}

/** A failed read is repeated as often as ever, but nobody waits seconds for it in a story. */
function hurryRepeats({ client }: Auth): void {
  const usual = client.getDefaultOptions();
  client.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 10 } });
}
