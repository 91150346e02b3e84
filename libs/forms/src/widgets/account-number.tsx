import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('*');

const View = (view: WidgetViewProps<string>) => (
  <TextField
    {...fieldProps(view)}
    {...(isMasked(view.initial) && {
      hint: `We have ${view.initial}. Type the whole number again, also when it stays the same.`,
    })}
    inputMode="numeric"
    autoComplete="off"
    inputWidth={20}
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
