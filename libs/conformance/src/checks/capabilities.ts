import { callsOfAreas, type Endpoint, type EndpointName, endpoints } from '@portal/contract';
import { at, listAt } from '../backend/exchange';
import { type Check, finding, notTried, tried } from './check';

const routeOf = (name: EndpointName) => (endpoints[name] as Endpoint).route;
const routes: readonly unknown[] = Object.values<Endpoint>(endpoints).map(({ route }) => route);

/** Calls of the specification that an insurer may do without. */
const optional: readonly unknown[] = Object.values(callsOfAreas)
  .flat()
  .filter((name) => !(endpoints[name] as Endpoint).isAddition)
  .map(routeOf);

/** Additions of which the portal needs all or none: a form that keeps a draft also reads it again and throws it away. */
const together = (
  [
    ['drafts', 'saveDraft', 'deleteDraft'],
    ['startUpload', 'putPart', 'partialUpload', 'cancelUpload'],
    ['searchPolicies', 'openPolicy', 'closePolicy', 'servicings'],
  ] as const
).map((names) => names.map(routeOf));

/** What the backend says of itself is complete: a call that it forgets is never made, and one that it cannot have is never answered. */
export const capabilityChecks: readonly Check[] = [
  {
    group: 'contract',
    level: 'read',
    says: 'The list of capabilities names calls of the contract, all of those that belong together, and leaves out only what may be left out',
    docs: 'docs/api/additions.md',
    run: async ({ known }) => {
      const answer = known.answers.get('capabilities');
      if (!answer || answer.status !== 200) return notTried('there is no list of capabilities');
      const calls = listAt(at(answer.json, 'data', 'calls'));
      const without = listAt(at(answer.json, 'data', 'without'));
      const has = (route: unknown) => calls.includes(route);
      return tried([
        ...calls
          .filter((route) => !routes.includes(route))
          .map((route) =>
            finding(
              answer,
              'in calls only calls of the contract, each as in docs/api/additions.md',
              `${String(route)}, which is none`,
            ),
          ),
        ...together
          .filter((group) => group.some(has) && !group.every(has))
          .map((group) =>
            finding(
              answer,
              `also ${group.filter((one) => !has(one)).join(', ')}: name all of them, or none`,
              `calls with ${group.filter(has).join(', ')}`,
            ),
          ),
        ...without
          .filter((route) => !optional.includes(route))
          .map((route) =>
            finding(answer, `in without only ${optional.join(', ')}`, `${String(route)}, which every backend has`),
          ),
      ]);
    },
  },
];
