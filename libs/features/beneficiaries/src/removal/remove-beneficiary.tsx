import { type Beneficiary, beneficiaryEndpoints, type Policy, type ShareAllocation } from '@portal/contract';
import { fullName, wholeBenefit } from '@portal/domain';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { Stack, Text } from '@portal/ui-kit';
import { useMemo } from 'react';
import { back } from '../shared/back';
import { NewSplit } from '../shares/new-split';
import { peopleOptions } from '../shares/people';
import { splitOf } from '../shares/split';
import { splitRows } from '../shares/split-rows';
import { SplitTable } from '../shares/split-table';
import { removalForm } from './removal-form';

interface RemoveBeneficiaryProps {
  policy: Policy;
  /** All who would be paid, and the one who goes. There are others. */
  people: Beneficiary[];
  person: Beneficiary;
}

/** Removes a beneficiary: the others get the share in the same step, for the whole benefit is always given away. */
export function RemoveBeneficiary({ policy, people, person }: RemoveBeneficiaryProps) {
  const name = fullName(person);
  const others = useMemo(() => people.filter(({ id }) => id !== person.id), [people, person]);
  const lists = useMemo(() => ({ ShareAllocation: peopleOptions(others, false) }), [others]);
  const [only] = others.length === 1 ? others : [];
  const rowsOf = (body: object) =>
    splitRows(people, (body as { ShareAllocation: ShareAllocation }).ShareAllocation, '');
  return (
    <ChangeJourney
      title={`Remove ${name}`}
      description="Choose who gets this share."
      action="UPDATE_BENEFICIARY"
      endpoint={beneficiaryEndpoints.updateBeneficiary}
      form={removalForm}
      recordId={`${person.id}-removal`}
      initialValues={{ ShareAllocation: only ? [{ id: only.id, Benefit_Share: wholeBenefit }] : splitOf(others) }}
      lists={lists}
      bodyOf={({ ShareAllocation }) => ({
        id: person.id,
        Version: person.Version,
        Beneficiary_Status: 'REMOVED',
        ShareAllocation,
      })}
      notesOf={(body) => (
        <Stack gap="md">
          <Text>{name} will not be paid any more.</Text>
          <SplitTable
            rows={rowsOf(body)}
            cover={policy.MainMember.Cover_Amount}
            field="beneficiary-removal-ShareAllocation"
          />
        </Stack>
      )}
      doneNotesOf={(body, { action }) =>
        action === null && (
          <Stack gap="md">
            <Text>{name} is not a beneficiary any more.</Text>
            <NewSplit rows={rowsOf(body)} policy={policy} />
          </Stack>
        )
      }
      back={back}
    />
  );
}
