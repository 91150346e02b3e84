import { beneficiaryEndpoints, type Policy, type ShareAllocation } from '@portal/contract';
import {
  activeBeneficiaries,
  entryAges,
  fullName,
  kindsOfChange,
  mostLives,
  providerPhone,
  wholeBenefit,
} from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { Text } from '@portal/ui-kit';
import { useMemo, useState } from 'react';
import { newBeneficiaryForm } from '../form/beneficiary-form';
import { nomination, ownShare } from '../form/nomination';
import { whoMayNot } from '../form/who-may-not';
import { back, failed } from '../shared/back';
import { NewSplit } from '../shares/new-split';
import { peopleOptions } from '../shares/people';
import { splitOf } from '../shares/split';
import { splitRows } from '../shares/split-rows';
import { SplitTable } from '../shares/split-table';

const { label: title } = kindsOfChange.ADD_BENEFICIARY;

/** Nominates one more person, with the new split of all, confirmed with a PIN. */
function AddBeneficiaryScreen() {
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy) => <AddBeneficiary policy={policy} />}
    </WithPolicyAndWaiting>
  );
}
export { AddBeneficiaryScreen as Component };

interface Sent {
  First_Name: string;
  Surname: string;
  ShareAllocation: ShareAllocation;
}

function AddBeneficiary({ policy: latest }: { policy: Policy }) {
  const [policy] = useState(latest); // the split that is asked about; once sent, the policy has one more
  const today = useToday();
  const people = activeBeneficiaries(policy);
  const lists = useMemo(() => ({ ShareAllocation: peopleOptions(activeBeneficiaries(policy), true) }), [policy]);
  const rowsOf = (body: object) => splitRows(people, (body as Sent).ShareAllocation, fullName(body as Sent));
  return (
    <ChangeJourney
      description="Tell us who is paid when you pass away."
      action="ADD_BENEFICIARY"
      endpoint={beneficiaryEndpoints.addBeneficiary}
      form={newBeneficiaryForm}
      schema={nomination(today, whoMayNot(policy))}
      initialValues={{
        ShareAllocation: [...splitOf(people), { id: null, Benefit_Share: people.length === 0 ? wholeBenefit : null }],
      }}
      lists={lists}
      bodyOf={(body) => ({ ...body, Benefit_Share: ownShare(body.ShareAllocation, null) })}
      notesOf={(body) => (
        <SplitTable
          rows={rowsOf(body)}
          cover={policy.MainMember.Cover_Amount}
          field="new-beneficiary-ShareAllocation"
        />
      )}
      doneNotesOf={(body, { action }) => action === null && <NewSplit rows={rowsOf(body)} policy={policy} />}
      back={back}
      intro={
        <Text>
          {`You can nominate at most ${mostLives.beneficiaries} people of ${entryAges.beneficiary.youngest} or older. They need not be covered by this policy. ` +
            `To nominate a trust, or a guardian for a child, call ${providerPhone}.`}
        </Text>
      }
    />
  );
}
