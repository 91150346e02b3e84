import { type PlainDate } from '@portal/domain';
import { type Form, SchemaForm, type SchemaFormProps, type SubmitAnswer, useFormBody } from '@portal/forms';
import { Badge, Card, Cluster, FieldValue, Heading, Split, Stack, Text, toast } from '@portal/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { inShort } from './in-short';

type FormProps = SchemaFormProps<Form['schema'], string, unknown>;

export interface SpecimenProps extends Partial<
  Pick<FormProps, 'schema' | 'initialValues' | 'lists' | 'leave' | 'onSubmit' | 'onDone' | 'onDraft' | 'submitLabel'>
> {
  id: string;
  title: string;
  /** When to use it, and what it does. */
  about: string;
  form: Form;
  today: PlainDate;
  /** Stands below what would be sent. */
  children?: ReactNode;
}

const taken = (): SubmitAnswer => ({ success: true, data: null });

/** One form of the catalogue, with what it would send while somebody types. */
export function Specimen({ id, title, about, children, submitLabel = 'Check', ...form }: SpecimenProps) {
  const [now, setNow] = useState<Now>({ text: '', isGood: false });
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={3} id={id} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{about}</Text>
        <Split>
          <SchemaForm
            leave="free"
            onSubmit={taken}
            onDone={() => toast.success('This would be sent now')}
            {...form}
            submitLabel={submitLabel}
          >
            <TellNow onNow={setNow} />
          </SchemaForm>
          <Stack gap="sm">
            <Cluster justify="between">
              <Text tone="muted">What will be sent</Text>
              <Badge tone={now.isGood ? 'green' : 'grey'}>{now.isGood ? 'Ready' : 'Not ready'}</Badge>
            </Cluster>
            <FieldValue aria-label={`What will be sent: ${title}`}>{now.text}</FieldValue>
            {children}
          </Stack>
        </Split>
      </Stack>
    </Card>
  );
}

interface Now {
  text: string;
  isGood: boolean;
}

/** Says outside of the form what it would send. Draws nothing. */
function TellNow({ onNow }: { onNow: (now: Now) => void }) {
  const { body, isGood } = useFormBody();
  useEffect(() => onNow({ text: inShort(body), isGood }), [body, isGood, onNow]);
  return null;
}
