import { scenario, scenarios } from '@portal/scenarios';
import { describe, expect, it } from 'vitest';
import { visitPlan } from '../screens/screen-parameters';
import { sourceOf, whoIsThere } from './tell-scenario';

it.each(Object.keys(scenarios))('the source of %s is a file of its name', async (name) => {
  expect(sourceOf(name)).toBeTypeOf('function');
});

describe('who is there', () => {
  it.each([
    [{}, '20 November 2026, the customer of policy 7000010012 is signed in.'],
    [{ clock: '1 day later', signedIn: false }, '21 November 2026, nobody is signed in.'],
    [{ staff: 'consultant' }, '20 November 2026, consultant is signed in, with no policy open.'],
    [
      { staff: 'portalAdmin', servicing: '7000010012' },
      '20 November 2026, portalAdmin is signed in, with policy 7000010012 open.',
    ],
  ] as const)('%o', (story, sentence) => {
    expect(whoIsThere(visitPlan(story, {}), scenario('family-active'))).toBe(sentence);
  });
});
