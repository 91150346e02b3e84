import { expect, it } from 'vitest';
import { callsOfAreas, routesOfAreas } from './calls-of-areas';
import { type Endpoint, endpoints } from './index';
import { type OptionalArea, optionalAreas } from './optional-areas';

const rows = Object.values<Endpoint>(endpoints);
const areas = Object.keys(optionalAreas) as OptionalArea[];

it.each(areas)('%s is known by one of its own calls', (area) => {
  const { route, isSpecified = false } = optionalAreas[area] as { route: string; isSpecified?: boolean };
  expect(routesOfAreas([area])).toContain(route);
  expect(rows.find((row) => row.route === route)?.isAddition).toBe(!isSpecified);
});

it('no call is of two areas', () => {
  const names = Object.values(callsOfAreas).flat();
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

it('everything about a death is of claims', () => {
  const isAboutDeath = ({ path }: Endpoint) => /death-reports|alive|claims|payouts|vouchers|continue/.test(path);
  expect(routesOfAreas(['claims']).toSorted()).toEqual(
    rows
      .filter(isAboutDeath)
      .map(({ route }) => route)
      .toSorted(),
  );
});
