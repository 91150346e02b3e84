import { type WidgetViewProps } from '../definition/widget';

/** What a field takes of a form: its words, what was typed, and where to say what is typed next. */
export const fieldProps = ({ id, label, hint, error, typed, onType, onLeave }: WidgetViewProps<string>) => ({
  id,
  label,
  hint,
  error,
  value: typed,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  onBlur: onLeave,
});
