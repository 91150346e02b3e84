import { checkIdNumber, formatDate, maskIdNumber, type PlainDate } from '@portal/domain';
import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

const bornIn = (typed: string, today: PlainDate) => {
  const number = checkIdNumber(withoutSpaces(typed), today);
  return number.success ? `Born on ${formatDate(number.value.dateOfBirth)}` : '';
};

const View = (view: WidgetViewProps<string>) => (
  <TextField
    {...fieldProps(view)}
    note={bornIn(view.typed, view.today)}
    inputMode="numeric"
    autoComplete="off"
    inputWidth={20}
  />
);

/** A South African ID number. Spaces do not matter; it says the birth date that it means. */
/* @__NO_SIDE_EFFECTS__ */
export function idNumber() {
  return widget<string, string>({
    kind: 'idNumber',
    typed: textOf,
    value: withoutSpaces,
    words: (value) => maskIdNumber(textOf(value)),
    View,
  });
}
