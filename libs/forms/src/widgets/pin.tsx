import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

/** Six digits, eight while the service brakes a wave of guesses, and the spaces that people paste with them. */
const longest = 12;
const withoutSpaces = (typed: string) => typed.replace(/[\s-]/g, '');

const View = (view: WidgetViewProps<string>) => (
  <TextField
    {...fieldProps(view)}
    data-kind="pin"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={longest}
    inputWidth={6}
    onChange={({ currentTarget }) => view.onType(withoutSpaces(currentTarget.value))}
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
