import { type ApprovalAction, type Beneficiary, type Policy } from '@portal/contract';
import { activeBeneficiaries, fullName } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { actionOn, detailRows, WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { Badge, Card, Cluster, DescriptionList, Heading, Stack, TitledCard } from '@portal/ui-kit';
import { Link, useParams } from 'react-router-dom';
import { back, failed } from '../shared/back';
import { shareInWords } from '../shared/benefit-messages';
import { NotABeneficiary } from '../shared/not-a-beneficiary';
import { ChangeOrRemove } from './change-or-remove';
import { shownFields } from './shown-fields';
import { PendingChanges } from './pending-changes';

const title = 'Beneficiary';

/** One beneficiary: the share, everything that is known, what waits, and the ways to change it. */
function BeneficiaryDetailsScreen() {
  const { id = '' } = useParams();
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy, waiting) => {
        const person = activeBeneficiaries(policy).find((one) => one.id === id);
        if (!person) return <NotABeneficiary title={title} />;
        return <Details policy={policy} person={person} action={actionOn(waiting, 'BENEFICIARY', id)} />;
      }}
    </WithPolicyAndWaiting>
  );
}
export { BeneficiaryDetailsScreen as Component };

interface DetailsProps {
  policy: Policy;
  person: Beneficiary;
  action: ApprovalAction | undefined;
}

function Details({ policy, person, action }: DetailsProps) {
  return (
    <PolicyPage title={fullName(person)}>
      <Stack gap="lg">
        {action && <PendingChanges action={action} />}
        <Card as="section" aria-labelledby="share">
          <Cluster justify="between">
            <Heading level={2} size="md" id="share">
              What is paid
            </Heading>
            {person.Is_Primary && <Badge tone="blue">Primary</Badge>}
          </Cluster>
          <DescriptionList
            rows={[
              { label: 'Share', value: shareInWords(person.Benefit_Share, policy) },
              ...detailRows('BENEFICIARY', person, shownFields.paid),
            ]}
          />
        </Card>
        <TitledCard title="Contact">
          <DescriptionList rows={detailRows('BENEFICIARY', person, shownFields.contact)} />
        </TitledCard>
        <TitledCard title="Identity">
          <DescriptionList rows={detailRows('BENEFICIARY', person, shownFields.identity)} />
        </TitledCard>
        {!action && <ChangeOrRemove person={person} people={activeBeneficiaries(policy)} />}
        <Link to={back.to}>{back.label}</Link>
      </Stack>
    </PolicyPage>
  );
}
