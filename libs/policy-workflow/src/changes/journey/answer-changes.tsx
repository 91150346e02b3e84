import { type PlainDate } from '@portal/domain';
import { changedAnswers, type Form, type SchemaFormProps } from '@portal/forms';
import { Card, Cluster, DataTable } from '@portal/ui-kit';
import { ChangeAnswerLink } from './change-answer-link';

interface AnswerChangesProps {
  form: Form;
  /** The record as it was when the form began. */
  before: object;
  values: object;
  today: PlainDate;
  lists: NonNullable<SchemaFormProps<never, never, never>['lists']>;
}

/** The answers of an update that are not what they were, each with a way back to where it is typed. */
export function AnswerChanges({ form, before, values, today, lists }: AnswerChangesProps) {
  const rows = changedAnswers(form, before, values, { today, lists });
  if (rows.length === 0) return null;
  return (
    <Card>
      <DataTable
        caption="What you change"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'detail', label: 'Detail', cell: ({ label }) => label },
          { key: 'now', label: 'Now', cell: (row) => row.before || '-' },
          { key: 'new', label: 'New', cell: (row) => row.after || '-' },
          {
            key: 'change',
            label: 'Change',
            cell: ({ name, label }) => (
              <Cluster>
                <ChangeAnswerLink field={`${form.name}-${name}`} about={label.toLocaleLowerCase('en-ZA')} />
              </Cluster>
            ),
          },
        ]}
      />
    </Card>
  );
}
