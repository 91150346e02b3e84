import { type BodySchema, SchemaForm, type SchemaFormProps } from '@portal/forms';
import { WhileTyping } from '@portal/policy-workflow/new-policyholder';
import { type Typed } from '../answers';
import { type StepProps } from '../step-props';
import { BackLink } from './back-link';

type FormProps<Schema extends BodySchema> = SchemaFormProps<Schema, never, void>;

interface StepFormProps<Schema extends BodySchema>
  extends StepProps, Pick<FormProps<Schema>, 'form' | 'schema' | 'initialValues' | 'lists'> {
  /** What was typed, at every key and when the step is finished. */
  onValues: (values: Typed) => void;
}

/** The form of a step: what is typed stays as it is typed, and a good form leads to the next step. */
export const StepForm = <Schema extends BodySchema>({ takeover, onValues, ...form }: StepFormProps<Schema>) => (
  <SchemaForm<Schema, never, void>
    {...form}
    today={takeover.today}
    leave="free"
    submitLabel="Continue"
    onSubmit={(_body, { values }) => onValues({ ...values })}
    onDone={takeover.goOn}
    actions={<BackLink takeover={takeover} />}
  >
    <WhileTyping onValues={onValues} />
  </SchemaForm>
);
