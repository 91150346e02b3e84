import { type PlainDate } from '@portal/domain';
import { type AnyField, type AnyGroup, isGroup } from '../definition/field';
import { type Form } from '../definition/form';
import { isShown } from '../store/situation';

type Items = readonly (AnyField | AnyGroup)[];

/** What of a form is shown at one time. */
export interface FormStep {
  title: string;
  items: Items;
  /** The fields that stand in it, shown or not. */
  names: readonly string[];
}

export const hasSteps = ({ items }: Pick<Form, 'items'>): boolean => items.some((item) => isGroup(item) && item.step);

const fieldsOf = (item: AnyField | AnyGroup) => (isGroup(item) ? item.fields : [item]);

/** The steps of a form as it is filled in now. One that asks nothing of this person is left out. */
export function stepsOf({ items }: Pick<Form, 'items'>, values: object, today: PlainDate): FormStep[] {
  const steps: { title: string; items: (AnyField | AnyGroup)[] }[] = [];
  for (const item of items) {
    const title = isGroup(item) && !item.joins?.(values, today) ? item.step : undefined;
    const open = steps.at(-1);
    if (title === undefined && open) open.items.push(item);
    else steps.push({ title: title ?? '', items: [item] });
  }
  return steps
    .filter((step) => step.items.flatMap(fieldsOf).some((field) => isShown(field, values, today)))
    .map((step) => ({ ...step, names: step.items.flatMap(fieldsOf).map(({ name }) => name) }));
}
