import { readSeed } from '@portal/service-store';
import { expect, it } from 'vitest';
import { scenario, scenarios } from './scenarios';

it.each(Object.keys(scenarios))('%s can be read as a seed', (name) => {
  const { seed } = scenario(name);
  expect(readSeed(seed)).toEqual(seed);
});
