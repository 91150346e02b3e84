import { childEntries, written } from '@portal/contract';
import { childRelationships } from '@portal/domain';
import { answersOf, date, defineForm, radios, text } from '@portal/forms';
import { Button, Card, Cluster, DescriptionList, Heading, Stack, Text, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const { First_Name, Date_Of_Birth, Relationship } = childEntries;

const form = defineForm({
  name: 'demo-checked',
  schema: written({ First_Name, Date_Of_Birth, Relationship }),
  items: [
    { name: 'First_Name', label: 'First name', widget: text({ inputWidth: 20 }) },
    { name: 'Date_Of_Birth', label: 'Date of birth', widget: date() },
    { name: 'Relationship', label: 'Relationship to you', widget: radios(childRelationships) },
  ],
});

export function CheckedPattern(props: PatternProps) {
  const [values, setValues] = useState<object>({});
  const [step, setStep] = useState<'answering' | 'checking'>('answering');
  if (step === 'answering') {
    return (
      <Specimen
        {...props}
        about="The same table says the answers in words. What was typed comes along, there and back."
        form={form}
        initialValues={values}
        onSubmit={(_, sent) => setValues(sent.values)}
        onDone={() => setStep('checking')}
        submitLabel="Continue"
      />
    );
  }
  return (
    <Card as="section" aria-labelledby={props.id}>
      <Stack gap="md">
        <Heading level={3} id={props.id} tabIndex={-1}>
          {props.title}
        </Heading>
        <Text>Read them once more before they are sent.</Text>
        <DescriptionList rows={answersOf(form, values, props)} />
        <Cluster>
          <Button onClick={() => toast.success('This would be sent now')}>Send</Button>
          <Button variant="secondary" onClick={() => setStep('answering')}>
            Change
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
