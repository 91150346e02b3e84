import { type Beneficiary, beneficiaryEndpoints, type Policy, type ShareAllocation } from '@portal/contract';
import { fullName } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { useMemo } from 'react';
import { beneficiaryForm } from '../form/beneficiary-form';
import { nomination, ownShare } from '../form/nomination';
import { whoMayNot } from '../form/who-may-not';
import { back } from '../shared/back';
import { NewSplit } from '../shares/new-split';
import { peopleOptions } from '../shares/people';
import { splitOf } from '../shares/split';
import { splitRows } from '../shares/split-rows';
import { SplitTable } from '../shares/split-table';

interface UpdateBeneficiaryProps {
  policy: Policy;
  /** All who would be paid, and the one who changes. */
  people: Beneficiary[];
  person: Beneficiary;
}

/** Changes the details of one beneficiary and the shares of all, confirmed with a PIN. */
export function UpdateBeneficiary({ policy, people, person }: UpdateBeneficiaryProps) {
  const today = useToday();
  const lists = useMemo(() => ({ ShareAllocation: peopleOptions(people, false) }), [people]);
  const rowsOf = (body: object) =>
    splitRows(people, (body as { ShareAllocation: ShareAllocation }).ShareAllocation, '');
  return (
    <ChangeJourney
      description={fullName(person)}
      action="UPDATE_BENEFICIARY"
      endpoint={beneficiaryEndpoints.updateBeneficiary}
      form={beneficiaryForm}
      schema={nomination(today, whoMayNot(policy, person.id), person)}
      recordId={person.id}
      initialValues={{ ...person, ShareAllocation: splitOf(people) }}
      lists={lists}
      showsChanges
      whyNothing={(_, { changed }) => (Object.keys(changed).length === 0 ? 'You have not changed anything' : null)}
      bodyOf={({ ShareAllocation }, { changed }) => ({
        id: person.id,
        Version: person.Version,
        ...changed,
        ShareAllocation,
        Benefit_Share: ownShare(ShareAllocation, person.id),
      })}
      notesOf={(body) => (
        <SplitTable rows={rowsOf(body)} cover={policy.MainMember.Cover_Amount} field="beneficiary-ShareAllocation" />
      )}
      doneNotesOf={(body, { action }) => action === null && <NewSplit rows={rowsOf(body)} policy={policy} />}
      back={back}
    />
  );
}
