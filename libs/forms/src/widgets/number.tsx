import { TextField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

interface NumberOptions extends Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'prefix'> {
  /** The sentence for what is no whole number; without it, the schema's own. Nothing typed is the schema's affair. */
  unreadable?: string;
}

const digitsOf = (typed: string) => typed.replace(/\s/g, '');
const isWhole = (typed: string) => /^\d{1,12}$/.test(digitsOf(typed));

/** A whole number, for counting; what only looks like one (a code, a year of an ID) is text. */
/* @__NO_SIDE_EFFECTS__ */
export function number({ unreadable, ...options }: NumberOptions = {}) {
  const View = (view: WidgetViewProps<string>) => (
    <TextField inputWidth={6} {...options} {...fieldProps(view)} inputMode="numeric" />
  );
  return widget<number, string>({
    kind: 'number',
    typed: textOf,
    value: (typed) => (typed.trim() === '' ? null : isWhole(typed) ? Number(digitsOf(typed)) : typed),
    refusal: (typed) => (typed.trim() === '' || isWhole(typed) ? null : (unreadable ?? null)),
    words: textOf,
    View,
  });
}
