import { type Auth, createAuth } from '@portal/auth';
import { type StoredSession } from '@portal/contract';
import { clockAtom, portalConfigAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { createStore } from 'jotai';
import { configOf } from './config-of';
import { type FaultName } from './faults';
import { createNetwork, type Network } from './network';
import { answerFromWorker, serviceOfPage } from './service-of-page';
import { staffInTab } from './staff-in-tab';
import { storyStorage } from './story-storage';
import type { ServicePlan, Started } from './worker/start-over';

/** What a story asks for. */
export interface VisitPlan extends Omit<ServicePlan, 'withSameRows'> {
  fault: FaultName | null;
  isSignedIn: boolean;
}

/** One person at the portal: their session and state, the service that answers them, and the network between. */
export interface Visit {
  readonly number: number;
  readonly scenario: Started['scenario'];
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

/**
 * Starts over: the rows of the scenario and nothing else, its day or a later one for the page and the service alike, and nobody
 * or its customer signed in. Rows that the visit before has only read, and its session, serve the next as they are.
 */
export async function startVisit({ fault, isSignedIn, ...plan }: VisitPlan): Promise<Visit> {
  latest?.visit.network.close();
  const rows = plan.staff ? null : JSON.stringify([plan.scenario, plan.clock, isSignedIn, plan.brand.id, plan.without]);
  const before = startToUseAgain(rows);
  latest = undefined;
  const servicing = isSignedIn ? plan.servicing : null;
  const { scenario, now, staff } = await serviceOfPage.startOver({ ...plan, servicing, withSameRows: before !== null });

  const network = createNetwork(answerFromWorker);
  const [storage, ofTab] = [storyStorage(), storyStorage()];
  const auth = createAuth({
    host,
    fetch: network.fetch,
    storage: () => storage,
    tabStorage: () => ofTab,
    ...(staff && { staff: staffInTab({ ...staff, newToken: () => serviceOfPage.newStaffToken() }) }),
  });
  hurryRepeats(auth);
  const store = createStore();
  store.set(clockAtom, { now: () => now });
  store.set(portalConfigAtom, configOf(plan.brand, plan.without));

  const readPin = async () => {
    const pin = /PIN is (\d+)\./.exec(await serviceOfPage.newestMessage())?.[1];
    if (pin === undefined) throw new Error('No PIN was sent');
    return pin;
  };
  visits += 1;
  const visit = { number: visits, scenario, auth, store, network, readPin };
  if (staff && isSignedIn) {
    auth.session.start({ accessToken: staff.accessToken, refreshToken: '', userType: 'admin' });
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
