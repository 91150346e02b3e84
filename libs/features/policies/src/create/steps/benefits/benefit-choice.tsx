import { labelOfOption, widget, type WidgetViewProps } from '@portal/forms';
import { CheckboxGroup, Checkbox } from '@portal/ui-kit';

/** The benefits, one box each; any number of them. */
function View({ id, label, hint, error, typed, onType, onLeave, options = [] }: WidgetViewProps<readonly string[]>) {
  const toggle = (code: string) => (typed.includes(code) ? typed.filter((one) => one !== code) : [...typed, code]);
  return (
    <CheckboxGroup
      id={id}
      legend={label}
      hint={hint}
      error={error}
      layout="cards"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {options.map(({ code, label: answer, hint: more }) => (
        <Checkbox
          key={code}
          name={id}
          label={answer}
          hint={more}
          checked={typed.includes(String(code))}
          onChange={() => onType(toggle(String(code)))}
        />
      ))}
    </CheckboxGroup>
  );
}

/** Any number of benefits, by id. */
/* @__NO_SIDE_EFFECTS__ */
export function benefitChoice() {
  return widget<string[], readonly string[]>({
    kind: 'benefit-choice',
    isAlwaysAnswered: true,
    typed: (value) => (Array.isArray(value) ? (value as string[]) : []),
    value: (typed) => [...typed],
    words: (value, options = []) =>
      Array.isArray(value) ? value.map((code) => labelOfOption(options, code)).join(', ') : '',
    View,
  });
}
