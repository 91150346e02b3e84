import { type ShareChoice } from '@portal/policy-workflow/cover';
import { Button, Card, Checkbox, CheckboxGroup, Stack, Text } from '@portal/ui-kit';
import { type PersonCoverView } from '@portal/ui-kit/data';
import { type FormEvent, useState } from 'react';

interface ChoiceFormProps {
  people: readonly PersonCoverView[];
  choice: ShareChoice;
  onChoice: (choice: ShareChoice) => void;
  /** The card is to be made. */
  onMake: () => void;
  isBusy: boolean;
  failure: string | null;
}

const needsSomebody = 'Choose at least one person';

/** What others will see: whom it names, and which figures. */
export function ChoiceForm({ people, choice, onChoice, onMake, isBusy, failure }: ChoiceFormProps) {
  const [isAsked, setAsked] = useState(false);
  const error = isAsked && choice.people.length === 0 ? needsSomebody : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (choice.people.length > 0) onMake();
  };
  const name = (id: string, isNamed: boolean) =>
    onChoice({ ...choice, people: isNamed ? [...choice.people, id] : choice.people.filter((one) => one !== id) });
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Stack gap="lg">
        <CheckboxGroup legend="Whom it names" {...(error && { error })}>
          {people.map((person) => (
            <Checkbox
              key={person.id}
              label={person.name}
              checked={choice.people.includes(person.id)}
              onChange={({ target }) => name(person.id, target.checked)}
            />
          ))}
        </CheckboxGroup>
        <CheckboxGroup legend="What else it says">
          <Checkbox
            label="How much is paid for each"
            checked={choice.amounts}
            onChange={({ target }) => onChoice({ ...choice, amounts: target.checked })}
          />
          <Checkbox
            label="Your policy number"
            checked={choice.policyNumber}
            onChange={({ target }) => onChoice({ ...choice, policyNumber: target.checked })}
          />
        </CheckboxGroup>
        <div>
          <Button type="submit" state={isBusy ? 'busy' : 'idle'}>
            Make the card
          </Button>
        </div>
        {failure !== null && (
          <Text tone="danger" role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
