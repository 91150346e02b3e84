import { checkAlternativeNumber, cleanPhone, formatPhone, normalisePhone } from '@portal/domain';
import { TextField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

type PhoneOptions = Pick<ComponentProps<typeof TextField>, 'autoComplete'>;

/** In the form that is stored when it can be read, else as typed: the schema says what is wrong with it. */
const stored = (typed: string) => {
  const number = normalisePhone(cleanPhone(typed));
  return number.success ? number.value : typed.trim();
};

/** A phone number, typed in any usual way; shown as `082 123 4567` once the person has left the field. */
/* @__NO_SIDE_EFFECTS__ */
export function phone({ autoComplete = 'off' }: PhoneOptions = {}) {
  const View = (view: WidgetViewProps<string>) => (
    <TextField {...fieldProps(view)} type="tel" autoComplete={autoComplete} inputWidth={12} />
  );
  return widget<string, string>({
    kind: 'phone',
    typed: (value) => formatPhone(textOf(value)),
    value: stored,
    tidied: (typed) => {
      const number = checkAlternativeNumber(typed);
      return number.success ? formatPhone(number.value) : typed;
    },
    words: (value) => formatPhone(textOf(value)),
    View,
  });
}
