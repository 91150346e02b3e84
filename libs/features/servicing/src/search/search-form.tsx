import { Button, FieldRow, SearchIcon, TextField } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isFocusTaken } from '../shared/focus';
import { checkSearch } from './check-search';
import { policySearch } from './policy-search';
import { searchBoxId } from './use-search-keys';

interface SearchFormProps {
  /** What was looked for last. */
  searched: string;
  onSearch: (text: string) => void;
}

/** The one box of the page. It has the focus when the page opens: nothing else is done here first. */
export function SearchForm({ searched, onSearch }: SearchFormProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(searched);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  // The frame of the page takes the focus after a move; the box has it right after.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isFocusTaken()) return;
      box.current?.focus();
      box.current?.select();
    });
    return () => clearTimeout(timer);
  }, []);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkSearch(typed);
    setError(checked.success ? undefined : checked.message);
    if (!checked.success) return box.current?.focus();
    void client.invalidateQueries({ queryKey: policySearch(checked.value).queryKey });
    onSearch(checked.value);
  };

  return (
    <form role="search" noValidate onSubmit={search}>
      <FieldRow>
        <TextField
          ref={box}
          id={searchBoxId}
          enterKeyHint="search"
          label="Find a policy"
          hint="Policy number, ID number, cellphone number, or the beginning of a name"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">
          <SearchIcon /> Search
        </Button>
      </FieldRow>
    </form>
  );
}
