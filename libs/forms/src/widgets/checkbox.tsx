import { CheckboxField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';

const View = ({ id, label, hint, error, typed, onType, onLeave }: WidgetViewProps<boolean>) => (
  <CheckboxField
    id={id}
    label={label}
    hint={hint}
    error={error}
    checked={typed}
    onChange={({ currentTarget }) => onType(currentTarget.checked)}
    onBlur={onLeave}
  />
);

/** Something to agree to or to tick. What must be ticked is the schema's affair. */
/* @__NO_SIDE_EFFECTS__ */
export function checkbox() {
  return widget<true, boolean>({
    kind: 'checkbox',
    isAlwaysAnswered: true,
    typed: (value) => value === true,
    value: (typed) => typed,
    words: (value) => (value === true ? 'Yes' : 'No'),
    View,
  });
}

/** Something that must be agreed to: there is nothing to check about the answer, so it stands on no list of answers. */
/* @__NO_SIDE_EFFECTS__ */
export const declaration = () => ({ ...checkbox(), words: () => '' });
