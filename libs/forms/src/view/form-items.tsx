import { Columns, FieldGroup } from '@portal/ui-kit';
import { memo } from 'react';
import { type AnyGroup, isGroup } from '../definition/field';
import { type FormStore } from '../store/form-store';
import { FieldView } from './field-view';
import { useFormState } from './form-context';

interface FormItemsProps {
  store: FormStore;
  layout: 'stack' | 'columns';
}

/** The fields of a form in their order, groups under their legends. */
export const FormItems = memo(function FormItems({ store, layout }: FormItemsProps) {
  const items = store.form.items.map((item) =>
    isGroup(item) ? (
      <GroupView key={item.legend} store={store} group={item} />
    ) : (
      <FieldView key={item.name} store={store} field={item} />
    ),
  );
  return layout === 'columns' ? (
    <Columns min="lg" gap="lg">
      {items}
    </Columns>
  ) : (
    items
  );
});

function GroupView({ store, group: { legend, hint, layout, when, fields } }: { store: FormStore; group: AnyGroup }) {
  const today = useFormState(store, () => store.situation().today);
  const shown = useFormState(store, ({ values }) => when?.(values, today) ?? true);
  if (!shown) return null;
  const views = fields.map((field) => <FieldView key={field.name} store={store} field={field} />);
  return (
    <FieldGroup legend={legend} hint={hint}>
      {layout === 'columns' ? <Columns min="lg">{views}</Columns> : views}
    </FieldGroup>
  );
}
