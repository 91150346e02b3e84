import { join } from 'node:path';
import { scenarios } from '@portal/scenarios';
import { expect, it } from 'vitest';
import { readScenarios } from './scenarios-as-data';

const read = readScenarios();

it('a page finds every scenario as it is', async () => {
  const { told } = await read;
  const made = Object.entries(scenarios).map(([name, scenario]) => [name, scenario()]);
  expect(Object.entries(told).map(([name, json]) => [name, JSON.parse(json)])).toEqual(made);
});

it('a page is loaded again when a scenario, or a rule that it stands on, is edited', async () => {
  const { files } = await read;
  const libs = join(import.meta.dirname, '../../libs');
  expect(files).toContain(`${libs}/scenarios/src/scenarios/lapsed.ts`);
  expect(files).toContain(`${libs}/domain/src/policy/policy-number.ts`);
});
