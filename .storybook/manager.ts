import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ScenarioPanel } from './panels/scenario-panel';

addons.register('portal', (api) => {
  addons.add('portal/scenario', {
    type: types.PANEL,
    title: 'Scenario',
    paramKey: 'scenarioPanel',
    render: ({ active }) => createElement(ScenarioPanel, { active: active ?? false, api }),
  });
});
