import { FieldValue, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../definition/define-form';
import { type Options } from '../definition/option';
import { type Widget } from '../definition/widget';
import { SchemaForm } from '../form/schema-form';

export interface OneFieldProps {
  /** The kind of field. */
  widget: Widget;
  /** What the answer must be. */
  entry?: v.GenericSchema<unknown, unknown>;
  /** What is asked, as a noun without a colon. */
  label: string;
  /** Where to find it, or how to write it. */
  hint?: string;
  /** The answer to begin with. */
  value?: unknown;
  /** Whether it can only be read. */
  locked?: boolean;
  /** What one can choose from, where that is known only at run time. */
  options?: Options;
}

const anything = v.unknown() as v.GenericSchema<unknown, unknown>;

/** A form of one field, for stories: what was sent last stands below it. */
export function OneField({ widget, entry = anything, label, hint, value, locked = false, options }: OneFieldProps) {
  const [sent, setSent] = useState<string | null>(null);
  const [form] = useState(() =>
    defineForm({
      name: 'story',
      schema: v.object({ answer: entry as v.GenericSchema<string> }),
      items: [{ name: 'answer', label, widget: widget as Widget<string>, locked: () => locked, ...(hint && { hint }) }],
    }),
  );
  return (
    <Stack gap="md">
      <SchemaForm
        form={form}
        today="2026-11-20"
        initialValues={{ answer: value }}
        lists={{ answer: options }}
        leave="free"
        submitLabel="Send"
        onSubmit={({ answer }) => setSent(JSON.stringify(answer))}
      />
      {sent !== null && <FieldValue aria-label="What was sent">{sent}</FieldValue>}
    </Stack>
  );
}
