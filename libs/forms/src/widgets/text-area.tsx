import { TextAreaField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { textOf } from './text-of';

type TextAreaOptions = Pick<ComponentProps<typeof TextAreaField>, 'maxLength' | 'rows'>;

/** Several lines of text. */
/* @__NO_SIDE_EFFECTS__ */
export function textArea(options: TextAreaOptions = {}) {
  const View = (view: WidgetViewProps<string>) => <TextAreaField {...options} {...fieldProps(view)} />;
  return widget<string, string>({ kind: 'textArea', typed: textOf, value: (typed) => typed, words: textOf, View });
}
