import { type AnyField } from '../definition/field';
import { type Situation } from './situation';

/** What other fields become when a field takes a new value: by the answer that was chosen, and by the field's own rule. */
export function fillsOf(
  { name, fills, widget }: AnyField,
  value: unknown,
  values: object,
  { today, lists }: Pick<Situation, 'today' | 'lists'>,
): readonly (readonly [name: string, value: unknown])[] {
  const options = lists[name] ?? widget.options ?? [];
  const chosen = options.find(({ code }) => code === value)?.fills ?? {};
  return Object.entries({ ...chosen, ...fills?.(value, values, today) });
}
