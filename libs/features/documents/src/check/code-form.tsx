import { readCertificateCode } from '@portal/domain';
import { Button, Stack, TextField } from '@portal/ui-kit';
import { type SyntheticEvent, useRef, useState } from 'react';

interface CodeFormProps {
  /** What was in the address, when that was no code, and why. */
  typed?: string;
  message?: string | null;
  label: string;
  onCode: (code: string) => void;
}

/** Takes a code as somebody types or reads it out. Small, because it is the first that a stranger loads. */
export function CodeForm({ typed = '', message = null, label, onCode }: CodeFormProps) {
  const [error, setError] = useState(message);
  const field = useRef<HTMLInputElement>(null);
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readCertificateCode(field.current?.value ?? '');
    setError(read.success ? null : read.message);
    if (read.success) onCode(read.value);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={check}>
      <Stack gap="md">
        <TextField
          ref={field}
          label={label}
          hint="Three groups of four, for example 7K3M-Q2XR-9WAB"
          error={error}
          inputWidth={20}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div>
          <Button type="submit">Check the certificate</Button>
        </div>
      </Stack>
    </form>
  );
}
