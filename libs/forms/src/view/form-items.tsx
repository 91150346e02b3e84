import { Columns, FieldGroup, VisuallyHidden } from '@portal/ui-kit';
import { memo } from 'react';
import { type AnyField, type AnyGroup, isGroup } from '../definition/field';
import { type FormStore } from '../store/form-store';
import { FieldView } from './field-view';
import { useFormState } from './form-context';

interface FormItemsProps {
  store: FormStore;
  items: readonly (AnyField | AnyGroup)[];
  /** The heading above them, which no legend says again. */
  under?: string;
  layout: 'stack' | 'columns';
}

/** The fields of a form in their order, groups under their legends. */
export const FormItems = memo(function FormItems({ store, items, under, layout }: FormItemsProps) {
  const views = items.map((item) =>
    isGroup(item) ? (
      <GroupView key={item.legend} store={store} group={item} isHeaded={item.legend === under} />
    ) : (
      <FieldView key={item.name} store={store} field={item} />
    ),
  );
  return layout === 'columns' ? (
    <Columns min="lg" gap="lg">
      {views}
    </Columns>
  ) : (
    views
  );
});

interface GroupViewProps {
  store: FormStore;
  group: AnyGroup;
  isHeaded: boolean;
}

function GroupView({ store, group: { legend, hint, layout, when, fields }, isHeaded }: GroupViewProps) {
  const today = useFormState(store, () => store.situation().today);
  const shown = useFormState(store, ({ values }) => when?.(values, today) ?? true);
  if (!shown) return null;
  const views = fields.map((field) => <FieldView key={field.name} store={store} field={field} />);
  return (
    <FieldGroup legend={isHeaded ? <VisuallyHidden>{legend}</VisuallyHidden> : legend} hint={hint}>
      {layout === 'columns' ? <Columns min="lg">{views}</Columns> : views}
    </FieldGroup>
  );
}
