import { createElement } from 'react';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { ScenarioPanel } from './panels/scenario-panel';
import { panelInstead } from './panels/panel-instead';

const scenarioPanel = 'portal/scenario';

addons.register('portal', (api) => {
  addons.add(scenarioPanel, {
    type: types.PANEL,
    title: 'Scenario',
    paramKey: 'scenarioPanel',
    render: ({ active }) => createElement(ScenarioPanel, { active: active ?? false, api }),
  });
  api.on(STORY_PREPARED, ({ parameters }: { parameters: Record<string, { disable?: boolean } | undefined> }) => {
    const keys = Object.entries(api.getElements(types.PANEL)).map(([id, { paramKey }]) => [id, paramKey] as const);
    const instead = panelInstead(api.getSelectedPanel(), new Map(keys), parameters, scenarioPanel);
    if (instead !== null) api.setSelectedPanel(instead);
  });
});
