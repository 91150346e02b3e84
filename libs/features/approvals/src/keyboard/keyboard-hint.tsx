import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { Button, Cluster, KeyCap, OnScreen, Text } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';

/** How the keyboard leads through the list, where there is likely one, and the way to all of its keys and their switch. */
export function KeyboardHint({ onHelp }: { onHelp: () => void }) {
  const areLettersOn = useAtomValue(letterKeysAtom);
  return (
    <OnScreen size="wide">
      <Cluster>
        <Text size="sm" tone="muted">
          {areLettersOn ? (
            <>
              <KeyCap>J</KeyCap> and <KeyCap>K</KeyCap> lead through the list, <KeyCap>Enter</KeyCap> opens,{' '}
              <KeyCap>X</KeyCap> chooses, <KeyCap>?</KeyCap> shows all keys.
            </>
          ) : (
            <>
              <KeyCap>↓</KeyCap> and <KeyCap>↑</KeyCap> lead through the list, <KeyCap>Enter</KeyCap> opens.
            </>
          )}
        </Text>
        <Button variant="quiet" onClick={onHelp}>
          Keyboard shortcuts
        </Button>
      </Cluster>
    </OnScreen>
  );
}
