import { type Form } from '../definition/form';
import { withValueAt } from '../definition/value-at';

/** What was typed, as a draft keeps it, without files: those do not leave the device before they are meant to. */
export const draftOf = <Values extends object>(form: Pick<Form, 'fields'>, values: Values): Values =>
  form.fields.reduce<Values>(
    (kept, { name, widget }) => (widget.isLarge ? (withValueAt(kept, name, null) as Values) : kept),
    values,
  );
