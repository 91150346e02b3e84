import { expect, it } from 'vitest';
import { panelInstead } from './panel-instead';

const keys = new Map([
  ['controls', 'controls'],
  ['actions', undefined],
  ['scenario', 'scenarioPanel'],
]);
const hidden = { disable: true };

it.each([
  {
    open: 'controls',
    parameters: { scenarioPanel: hidden },
    opens: null,
    why: 'the open one stays where the story has it',
  },
  { open: 'controls', parameters: { controls: hidden }, opens: 'scenario', why: 'a screen shows its scenario' },
  { open: 'scenario', parameters: { scenarioPanel: hidden }, opens: 'controls', why: 'a component shows its controls' },
  {
    open: 'scenario',
    parameters: { scenarioPanel: hidden, controls: hidden },
    opens: 'actions',
    why: 'whatever else there is',
  },
])('$why', ({ open, parameters, opens }) => {
  expect(panelInstead(open, keys, parameters, 'scenario')).toBe(opens);
});
