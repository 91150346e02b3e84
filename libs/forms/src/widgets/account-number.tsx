import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { textOf } from './text-of';

const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('*');

const View = ({ id, label, hint, error, typed, initial, onType, onLeave }: WidgetViewProps<string>) => (
  <TextField
    id={id}
    label={label}
    hint={isMasked(initial) ? `We have ${initial}. Type the whole number again, also when it stays the same.` : hint}
    error={error}
    inputMode="numeric"
    autoComplete="off"
    inputWidth="medium"
    value={typed}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    onBlur={onLeave}
  />
);

/** A bank account number. What is stored comes masked and is never typed into the field: it is typed anew. */
/* @__NO_SIDE_EFFECTS__ */
export function accountNumber() {
  return widget<string, string>({
    kind: 'accountNumber',
    typed: (value) => (isMasked(value) ? '' : textOf(value)),
    value: (typed) => typed.replace(/\s/g, ''),
    words: textOf,
    View,
  });
}
