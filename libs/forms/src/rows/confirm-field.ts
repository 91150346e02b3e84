import { confirmError } from '@portal/domain';
import { type ReactNode } from 'react';
import { type ExtraField, type Fact } from '../definition/field';
import { valueAt } from '../definition/value-at';
import { type Widget } from '../definition/widget';

interface Confirmation<Values> {
  name: string;
  /** The field that is typed a second time. */
  of: string;
  label: string;
  hint?: ReactNode;
  /** The same kind of widget as of the field itself. */
  widget: Widget<string>;
  /** When the second differs from the first. */
  differs: string;
  /** When nothing was typed the second time, but was the first. */
  missing: string;
  when?: Fact<Values>;
}

/** Something typed a second time, to be sure. It is never sent. */
/* @__NO_SIDE_EFFECTS__ */
export function confirmField<Values extends object = object>({
  of,
  differs,
  missing,
  ...field
}: Confirmation<Values>): ExtraField<Values, never> {
  return {
    ...field,
    extra: true,
    confirms: of,
    check: (value, values) => {
      const [first, second] = [valueAt(values, of), value].map((one) => (typeof one === 'string' ? one : ''));
      return first && !second ? missing : confirmError(first ?? '', second ?? '', differs);
    },
  };
}
