import { type Auth, createAuth } from '@portal/auth';
import { clockAtom, selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { scenario as scenarioNamed, type Scenario } from '@portal/scenarios';
import { createStore } from 'jotai';
import { databaseOfPage, startWith } from './database-of-page';
import { type FaultName } from './faults';
import { createNetwork, type Network } from './network';
import { startService } from './start-service';
import { storyStorage } from './story-storage';

/** What a story asks for. */
export interface VisitPlan {
  scenario: string;
  fault: FaultName | null;
  isSignedIn: boolean;
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
let latest: Visit | undefined;

/** Starts over: the rows of the scenario and nothing else, its day, and nobody or its customer signed in. */
export async function startVisit({ scenario: name, fault, isSignedIn }: VisitPlan): Promise<Visit> {
  const scenario = scenarioNamed(name);
  latest?.network.close();
  const now = new Date(`${scenario.today}T10:00:00Z`);
  const clock = { now: () => now };
  const database = await databaseOfPage();
  await startWith(database, scenario.seed, now);

  const service = startService(database, clock);
  const network = createNetwork(service.answer);
  const storage = storyStorage();
  const auth = createAuth({ host, fetch: network.fetch, storage: () => storage });
  hurryRepeats(auth);
  const store = createStore();
  store.set(clockAtom, clock);

  const readPin = async () => {
    const newest = (await service.messages()).at(-1);
    const pin = /PIN is (\d+)\./.exec(newest?.text ?? '')?.[1];
    if (pin === undefined) throw new Error('No PIN was sent');
    return pin;
  };
  visits += 1;
  const visit = { number: visits, scenario, auth, store, network, readPin };
  if (isSignedIn) await signIn(visit);
  network.break(fault);
  latest = visit;
  return visit;
}

/** Signs in as a person does: asks for a PIN, reads it in the message, sends it. */
async function signIn({ auth, store, scenario: { signIn: policyNumber }, readPin }: Visit): Promise<void> {
  const sent = await auth.triggerOtp(policyNumber);
  if (!sent.success) throw new Error(`No PIN for policy ${policyNumber}: ${sent.message}`);
  const answer = await auth.login({ policyNumber, otp: await readPin() });
  if (!answer.success) throw new Error(`Could not sign in with policy ${policyNumber}: ${answer.message}`);
  store.set(selectedPolicyNumberAtom, policyNumber);
}

/** A failed read is repeated as often as ever, but nobody waits seconds for it in a story. */
function hurryRepeats({ client }: Auth): void {
  const usual = client.getDefaultOptions();
  client.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 10 } });
}
