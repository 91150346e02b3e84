import { type Endpoint, type EndpointName, endpoints, portalRoutes } from '@portal/contract';
import { behindSignIn, type Screen, screens } from '../screens/screens';
import { hasFailed } from './levels';
import { type Checked, type ScreenState } from './report';

/** Whether each screen of the portal works with the backend: it does when the checks about its calls passed. */
export const screenStates = (checks: readonly Checked[], lacking: ReadonlySet<EndpointName>): ScreenState[] =>
  Object.entries(screens).map(([name, screen]) => {
    const path = portalRoutes[name as keyof typeof portalRoutes];
    return { path, ...stateOf(screen, checks, lacking) };
  });

type State = { state: 'works' } | { state: Exclude<ScreenState['state'], 'works'>; because: string };

/** Whose screens a policyholder's session cannot try. */
const untriedFor = {
  staff: 'it is for staff, and the session is a policyholder’s',
  claimants: 'it is for whoever signed in to a claim, and the session is a policyholder’s',
};

const routeOf = (call: EndpointName) => (endpoints[call] as Endpoint).route;

function stateOf(screen: Screen, checks: readonly Checked[], lacking: ReadonlySet<EndpointName>): State {
  const { who, calls, isAddition } = screen;
  if (who === 'staff' || who === 'claimants') return { state: 'not tried', because: untriedFor[who] };
  const asked = who === 'customers' ? [...behindSignIn, ...calls] : calls;
  const missing = [...new Set(asked)].filter((call) => lacking.has(call)).map(routeOf);
  const isGone =
    isAddition || screen.calls.some((call) => lacking.has(call) && !(endpoints[call] as Endpoint).isAddition);
  if (isGone && missing.length > 0) return { state: 'does not work', because: `there is no ${missing.join(', ')}` };
  const there = asked
    .filter((call) => !lacking.has(call))
    .map((call) => ({ call, check: checks.find((one) => one.call === call) }));
  const failed = there.find(({ check }) => check && hasFailed(check));
  if (failed) return { state: 'does not work', because: why(failed.call, failed.check) };
  const untried = there.find(
    ({ check }) => !check || (check.verdict.outcome === 'not tried' && check.verdict.isNeeded),
  );
  if (untried) return { state: 'not tried', because: why(untried.call, untried.check) };
  return missing.length === 0
    ? { state: 'works' }
    : { state: 'works in part', because: `without ${missing.join(', ')}` };
}

function why(call: EndpointName, check: Checked | undefined): string {
  if (!check) return `${routeOf(call)} is not tried`;
  const { verdict } = check;
  return `${routeOf(call)}: ${verdict.outcome === 'tried' ? verdict.findings[0]?.cameBack : verdict.why}`;
}
