import { TextAreaField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { widget, type WidgetViewProps } from '../definition/widget';
import { textOf } from './text-of';

type TextAreaOptions = Pick<ComponentProps<typeof TextAreaField>, 'maxLength' | 'rows'>;

/** Several lines of text. */
/* @__NO_SIDE_EFFECTS__ */
export function textArea(options: TextAreaOptions = {}) {
  const View = ({ id, label, hint, error, typed, onType, onLeave }: WidgetViewProps<string>) => (
    <TextAreaField
      {...options}
      id={id}
      label={label}
      hint={hint}
      error={error}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  );
  return widget<string, string>({ kind: 'textArea', typed: textOf, value: (typed) => typed, words: textOf, View });
}
