import { Button, Cluster, OnScreen, Text } from '@portal/ui-kit';
import { useAtom } from 'jotai';
import { slashAtom } from './use-search-keys';

/** Says how the keyboard leads through the desk, and turns the one key off that somebody may press by mistake. */
export function SlashSwitch() {
  const [isOn, setIsOn] = useAtom(slashAtom);
  return (
    <OnScreen size="wide">
      <Cluster>
        <Text size="sm" tone="muted">
          {isOn && 'Press / to come to the search box. '}Arrow keys lead through what was found, Enter opens it.
        </Text>
        <Button variant="quiet" onClick={() => setIsOn(!isOn)}>
          {isOn ? 'Turn / off' : 'Turn / on'}
        </Button>
      </Cluster>
    </OnScreen>
  );
}
