import { TextField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

/** What a browser may be told about a line of text. */
export type TextOptions = Pick<
  ComponentProps<typeof TextField>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'inputWidth' | 'maxLength' | 'prefix' | 'spellCheck' | 'type'
>;

/** One line of text. */
/* @__NO_SIDE_EFFECTS__ */
export function text(options: TextOptions = {}) {
  const View = (view: WidgetViewProps<string>) => <TextField {...options} {...fieldProps(view)} />;
  return widget<string, string>({ kind: 'text', typed: textOf, value: (typed) => typed, words: textOf, View });
}
