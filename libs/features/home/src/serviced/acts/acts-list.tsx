import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { Button, KeyCap, Shortcuts, TitledCard } from '@portal/ui-kit';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { acts, noteKey } from './acts';
import { useShortcuts } from './use-shortcuts';

/** The ten things that are done most, each with its letter, and the switch that turns the letters off. */
export function ActsList({ onNote }: { onNote: () => void }) {
  const [areLettersOn, setLettersOn] = useAtom(letterKeysAtom);
  const list = useRef<HTMLUListElement>(null);
  useShortcuts(list, areLettersOn);
  const keyOf = (key: string) => (areLettersOn ? { 'aria-keyshortcuts': key } : {});
  const cap = (key: string) => areLettersOn && <KeyCap aria-hidden="true">{key}</KeyCap>;
  return (
    <TitledCard
      title="Often needed"
      beside={
        <Button variant="quiet" onClick={() => setLettersOn(!areLettersOn)}>
          {areLettersOn ? 'Turn letters off' : 'Turn letters on'}
        </Button>
      }
    >
      <Shortcuts ref={list}>
        {acts.map(({ key, label, to }) => (
          <Link key={key} to={to} {...keyOf(key)}>
            {cap(key)}
            {label}
          </Link>
        ))}
        <button type="button" onClick={onNote} {...keyOf(noteKey)}>
          {cap(noteKey)}
          Write a note
        </button>
      </Shortcuts>
    </TitledCard>
  );
}
