import { beneficiaryRelationships } from '@portal/domain';
import { AddedPeople } from '@portal/policy-workflow/new-policyholder';
import { Text } from '@portal/ui-kit';
import { nameOfTyped, withoutPerson } from '../answers';
import { addressOf } from '../place';
import { type StepProps } from '../step-props';

/** Those who were named, each to change or to remove. */
export function BeneficiaryList({ takeover: { answers, place, change } }: StepProps) {
  const { Beneficiaries } = answers;
  if (Beneficiaries.length === 0) return <Text tone="muted">Nobody yet.</Text>;
  return (
    <AddedPeople
      people={Beneficiaries.map((one, at) => ({
        name: nameOfTyped(one),
        line: beneficiaryRelationships.find(({ code }) => code === one['Relationship'])?.label,
        to: addressOf({ step: 'beneficiaries', person: String(at), thenCheck: place.thenCheck }),
      }))}
      onRemove={(at) => change({ Beneficiaries: withoutPerson(answers, at) })}
    />
  );
}
