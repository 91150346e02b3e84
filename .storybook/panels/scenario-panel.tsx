/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel, SyntaxHighlighter } from 'storybook/internal/components';
import { type API, useChannel } from 'storybook/manager-api';
import { type ScenarioShown, scenarioShown, sourceAsked, sourceGiven } from './scenario-told';

interface ScenarioPanelProps {
  /** Whether it is the panel in front. */
  active: boolean;
  api: API;
}

/** The built Storybook knows no editor. */
const canOpenFiles = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';

/** What the screen above stands on: the scenario, who is there on which day, and the file that makes it. */
export function ScenarioPanel({ active, api }: ScenarioPanelProps) {
  const [shown, setShown] = React.useState<ScenarioShown | null>(null);
  const [source, setSource] = React.useState<{ name: string; source: string } | null>(null);
  const emit = useChannel({
    [scenarioShown]: (scenario: ScenarioShown) => {
      setShown(scenario);
      emit(sourceAsked, scenario.name);
    },
    [sourceGiven]: setSource,
  });
  if (!active || shown === null) return null;
  const { name, title, visit, file } = shown;
  return (
    <AddonPanel active hasScrollbar>
      <>
        <div style={{ padding: '12px 20px', lineHeight: 1.5 }}>
          <strong>{name}</strong>
          <div>{title}</div>
          <div>{visit}</div>
          {canOpenFiles ? (
            <button type="button" onClick={() => void api.openInEditor({ file })}>
              Open {file}
            </button>
          ) : (
            <code>{file}</code>
          )}
        </div>
        {source?.name === name && (
          <SyntaxHighlighter language="typescript" copyable padded>
            {source.source}
          </SyntaxHighlighter>
        )}
      </>
    </AddonPanel>
  );
}
