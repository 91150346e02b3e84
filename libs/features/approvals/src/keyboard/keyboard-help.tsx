import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { Button, CheckboxField, DescriptionList, Dialog, DialogActions, KeyCap } from '@portal/ui-kit';
import { useAtom } from 'jotai';
import { keyWords } from './key-words';

interface KeyboardHelpProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of the list, and the switch that turns the letters off. */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  const [areLettersOn, setLettersOn] = useAtom(letterKeysAtom);
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <DescriptionList
        rows={keyWords.map(({ keys, does }) => ({
          label: does,
          value: keys.map((key, place) => (
            <span key={key}>
              {place > 0 && ' or '}
              <KeyCap>{key}</KeyCap>
            </span>
          )),
        }))}
      />
      <CheckboxField
        label="Single letters work"
        hint="Until this tab is closed. Tab, Enter and the arrow keys always work."
        checked={areLettersOn}
        onChange={({ currentTarget }) => setLettersOn(currentTarget.checked)}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
