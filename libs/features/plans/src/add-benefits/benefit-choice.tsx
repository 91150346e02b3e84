import { type Options, widget, type WidgetViewProps } from '@portal/forms';
import { Checkbox, CheckboxGroup } from '@portal/ui-kit';
import { type FocusEvent } from 'react';

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function View({ id, label, hint, error, typed, onType, onLeave, options = [] }: WidgetViewProps<readonly string[]>) {
  const toggled = (code: string) => (typed.includes(code) ? typed.filter((one) => one !== code) : [...typed, code]);
  return (
    <CheckboxGroup
      id={id}
      legend={label}
      hint={hint}
      error={error}
      layout="cards"
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {options.map(({ code, label: name, hint: more }) => (
        <Checkbox
          key={code}
          label={name}
          hint={more}
          checked={typed.includes(String(code))}
          onChange={() => onType(toggled(String(code)))}
        />
      ))}
    </CheckboxGroup>
  );
}

const labelsOf = (value: unknown, options: Options | undefined) =>
  (options ?? [])
    .filter(({ code }) => idsIn(value).includes(String(code)))
    .map(({ label }) => label)
    .join(', ');

/** Any number of the benefits that the screen brings as options. */
/* @__NO_SIDE_EFFECTS__ */
export function benefitChoice() {
  return widget<string[], readonly string[]>({
    kind: 'benefits',
    typed: idsIn,
    value: (typed) => typed,
    words: labelsOf,
    View,
  });
}
