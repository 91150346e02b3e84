import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { Button, Cluster, KeyCap, OnScreen, Text } from '@portal/ui-kit';
import { useAtom } from 'jotai';

/** How the keyboard leads through the page, where there is likely one, and the switch of the one key that is pressed by mistake. */
export function KeyHelp() {
  const [isOn, setIsOn] = useAtom(letterKeysAtom);
  return (
    <OnScreen size="wide">
      <Cluster>
        <Text size="sm" tone="muted">
          <KeyCap>/</KeyCap> {isOn ? 'leads to the search box' : 'does nothing'}. <KeyCap>↓</KeyCap> <KeyCap>↑</KeyCap>{' '}
          lead through what was found, <KeyCap>Enter</KeyCap> opens it.
        </Text>
        <Button variant="quiet" onClick={() => setIsOn(!isOn)}>
          {isOn ? 'Turn / off' : 'Turn / on'}
        </Button>
      </Cluster>
    </OnScreen>
  );
}
