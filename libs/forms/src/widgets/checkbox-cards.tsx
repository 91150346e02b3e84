import { Checkbox, CheckboxGroup } from '@portal/ui-kit';
import { labelOfOption, type Options } from '../definition/option';
import { widget, type WidgetViewProps } from '../definition/widget';

const codesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Any number of answers that need some words each, none among them. Without a list the screen brings one, in `lists`. */
/* @__NO_SIDE_EFFECTS__ */
export function checkboxCards(list?: Options) {
  const View = ({
    id,
    label,
    hint,
    error,
    typed,
    onType,
    onLeave,
    options = list,
  }: WidgetViewProps<readonly string[]>) => {
    const toggled = (code: string) => (typed.includes(code) ? typed.filter((one) => one !== code) : [...typed, code]);
    return (
      <CheckboxGroup id={id} legend={label} hint={hint} error={error} layout="cards" onLeave={onLeave}>
        {options?.map(({ code, label: answer, hint: more }) => (
          <Checkbox
            key={code}
            name={id}
            label={answer}
            hint={more}
            checked={typed.includes(String(code))}
            onChange={() => onType(toggled(String(code)))}
          />
        ))}
      </CheckboxGroup>
    );
  };
  return widget<string[], readonly string[]>({
    kind: 'checkboxCards',
    ...(list && { options: list }),
    isAlwaysAnswered: true,
    typed: codesIn,
    value: (typed) => [...typed],
    words: (value, options = list) =>
      codesIn(value)
        .map((code) => labelOfOption(options ?? [], code))
        .join(', '),
    View,
  });
}
