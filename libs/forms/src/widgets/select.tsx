import { type FieldWidth, SelectField } from '@portal/ui-kit';
import { type ComponentProps } from 'react';
import { labelOfOption, type Options } from '../definition/option';
import { widget, type Widget, type WidgetViewProps } from '../definition/widget';
import { asText, codeOf } from './chosen';
import { fieldProps } from './field-props';

interface SelectOptions extends Pick<ComponentProps<typeof SelectField>, 'autoComplete' | 'inputWidth'> {
  /** What stands there while nothing is chosen. */
  nothing?: string;
}

/** A choice that is longer than the widest of the scale takes all the room there is. */
const widthOf = (list: Options = []): FieldWidth => (list.some(({ label }) => label.length > 20) ? 'full' : 20);

/** One of a long list, the browser's own way. Without a list the screen brings one, in `lists`. */
export function select(list?: undefined, options?: SelectOptions): Widget<string>;
export function select<const List extends Options>(list: List, options?: SelectOptions): Widget<List[number]['code']>;
/* @__NO_SIDE_EFFECTS__ */
export function select(
  list?: Options,
  { nothing = 'Please choose', inputWidth = widthOf(list), ...props }: SelectOptions = {},
): Widget {
  const View = (view: WidgetViewProps<string>) => (
    <SelectField {...props} {...fieldProps(view)} inputWidth={inputWidth}>
      <option value="">{nothing}</option>
      {(view.options ?? list)?.map(({ code, label: optionLabel }) => (
        <option key={code} value={code}>
          {optionLabel}
        </option>
      ))}
    </SelectField>
  );
  return widget<string | number, string>({
    kind: 'select',
    ...(list && { options: list }),
    typed: asText,
    value: (typed) => codeOf(list, typed),
    words: (value, options = list) => labelOfOption(options ?? [], value),
    View,
  });
}
