import { type PlainDate } from '@portal/domain';
import { answersOf, type Form, type SchemaFormProps } from '@portal/forms';
import { Card, Cluster, DescriptionList, Heading, Stack } from '@portal/ui-kit';
import { ChangeAnswerLink } from './change-answer-link';

interface AnswerSectionsProps {
  form: Form;
  values: object;
  today: PlainDate;
  lists: NonNullable<SchemaFormProps<never, never, never>['lists']>;
}

const usual = 'Details';

/** The answers by the groups of the form, each with a way back to where it is typed. */
export function AnswerSections({ form, values, today, lists }: AnswerSectionsProps) {
  const answers = answersOf(form, values, { today, lists });
  return sectionsOf(form).map(({ title, names }) => {
    const rows = answers.filter(({ name }) => names.includes(name));
    if (rows.length === 0) return null;
    return (
      <Card key={title}>
        <Stack gap="sm">
          <Cluster justify="between">
            <Heading level={2} size="md">
              {title}
            </Heading>
            <ChangeAnswerLink field={`${form.name}-${rows[0]?.name}`} about={title.toLocaleLowerCase('en-ZA')} />
          </Cluster>
          <DescriptionList rows={rows.map(({ label, value }) => ({ label, value }))} />
        </Stack>
      </Card>
    );
  });
}

/** The groups of a form in its order; fields outside a group come first. */
function sectionsOf({ items }: Form): { title: string; names: string[] }[] {
  const loose = items.flatMap((item) => ('name' in item ? [item.name] : []));
  const groups = items.flatMap((item) =>
    'fields' in item ? [{ title: item.legend, names: item.fields.map(({ name }) => name) }] : [],
  );
  return [{ title: usual, names: loose }, ...groups];
}
