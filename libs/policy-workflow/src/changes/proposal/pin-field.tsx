import { TextField } from '@portal/ui-kit';

interface PinFieldProps {
  value: string;
  error: string | null;
  onType: (pin: string) => void;
}

/** Where a one-time PIN is typed; phones offer the one they received. */
export const PinField = ({ value, error, onType }: PinFieldProps) => (
  <TextField
    label="One-time PIN"
    inputMode="numeric"
    autoComplete="one-time-code"
    inputWidth={6}
    value={value}
    error={error ?? undefined}
    onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
  />
);
