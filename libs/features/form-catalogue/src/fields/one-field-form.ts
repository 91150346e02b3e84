import { defineForm, type Form, type Widget } from '@portal/forms';
import * as v from 'valibot';

interface OneField {
  /** Names the form, begins the id of the field. */
  id: string;
  /** The name of the entry, as it travels. */
  name: string;
  entry: v.GenericSchema<unknown, unknown>;
  label: string;
  hint?: string;
  widget: Widget;
}

/** A form that asks for one entry of the contract. */
export const oneFieldForm = ({ id, name, entry, label, hint, widget }: OneField): Form => {
  const schema = v.object({ [name]: entry as v.GenericSchema<string> });
  return defineForm({
    name: id,
    schema,
    items: [{ name, label, widget: widget as Widget<string>, ...(hint && { hint }) }],
  });
};
