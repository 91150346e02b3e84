import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { textOf } from './text-of';

/** Six digits, eight while the service brakes a wave of guesses, and the spaces that people paste with them. */
const longest = 12;
const withoutSpaces = (typed: string) => typed.replace(/[\s-]/g, '');

const View = ({ id, label, hint, error, typed, onType, onLeave }: WidgetViewProps<string>) => (
  <TextField
    id={id}
    label={label}
    hint={hint}
    error={error}
    data-kind="pin"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={longest}
    inputWidth="medium"
    value={typed}
    onChange={({ currentTarget }) => onType(withoutSpaces(currentTarget.value))}
    onBlur={onLeave}
  />
);

/** A one-time PIN. Phones offer it by themselves; one field, so that it can be pasted. */
/* @__NO_SIDE_EFFECTS__ */
export function pin() {
  return widget<string, string>({
    kind: 'pin',
    typed: textOf,
    value: withoutSpaces,
    words: () => '',
    View,
  });
}
