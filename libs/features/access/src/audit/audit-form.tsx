import { type AuditFilter, AuditFilterSchema } from '@portal/contract';
import { date, defineForm, SchemaForm, text } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { actionCode } from './code-messages';

const plainText = text({ autoComplete: 'off', spellCheck: false, inputWidth: 'full' });

const auditForm = /* @__PURE__ */ defineForm({
  name: 'audit',
  schema: AuditFilterSchema,
  items: [
    {
      name: 'policyNumber',
      label: 'Policy number',
      optional: false,
      widget: plainText,
      hint: 'Or SYSTEM: what belongs to no policy',
    },
    {
      name: 'actorId',
      label: 'Id of whoever acted',
      optional: false,
      widget: plainText,
      hint: 'As in the details of a row',
    },
    {
      name: 'action',
      label: 'What was done',
      optional: false,
      widget: plainText,
      hint: 'As in the table: Login succeeded',
    },
    { name: 'from', label: 'First day', optional: false, widget: date() },
    { name: 'to', label: 'Last day', optional: false, widget: date() },
  ],
});

interface AuditFormProps {
  /** What it begins with. Another one begins the form anew. */
  preset: AuditFilter;
  onSearch: (filter: AuditFilter) => void;
}

/** Which rows of the audit are wanted. An empty form wants all. */
export const AuditForm = ({ preset, onSearch }: AuditFormProps) => (
  <SchemaForm
    form={auditForm}
    today={useToday()}
    leave="free"
    layout="columns"
    record={JSON.stringify(preset)}
    initialValues={preset}
    submitLabel="Search"
    onSubmit={({ action, ...filter }) => onSearch({ ...filter, action: action === null ? null : actionCode(action) })}
  />
);
