import { Radio, RadioGroup } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { labelOfOption, type Options } from '../definition/option';
import { widget, type Widget, type WidgetViewProps } from '../definition/widget';
import { asText, codeOf } from './chosen';

interface RadiosOptions {
  layout?: NonNullable<ComponentProps<typeof RadioGroup>['layout']>;
}

/** One of a few answers, all in sight. Without a list the screen brings one, in `lists`. */
export function radios(list?: undefined, options?: RadiosOptions): Widget<string>;
export function radios<const List extends Options>(list: List, options?: RadiosOptions): Widget<List[number]['code']>;
/* @__NO_SIDE_EFFECTS__ */
export function radios(list?: Options, { layout = 'list' }: RadiosOptions = {}): Widget {
  const View = ({ id, label, hint, error, typed, onType, onLeave, options = list }: WidgetViewProps<string>) => (
    <RadioGroup id={id} legend={label} hint={hint} error={error} layout={layout} onLeave={onLeave}>
      {options?.map(({ code, label: answer, hint: more }) => (
        <Radio
          key={code}
          name={id}
          value={code}
          label={answer}
          hint={more}
          checked={typed === String(code)}
          onChange={() => onType(String(code))}
        />
      ))}
    </RadioGroup>
  );
  return widget<string | number, string>({
    kind: 'radios',
    ...(list && { options: list }),
    typed: asText,
    value: (typed) => codeOf(list, typed),
    words: (value, options = list) => labelOfOption(options ?? [], value),
    View,
  });
}
