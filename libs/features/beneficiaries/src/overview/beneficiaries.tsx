import { type Policy } from '@portal/contract';
import {
  activeBeneficiaries,
  estateSentence,
  formatCover,
  isUninsured,
  mostLives,
  uninsuredSentence,
} from '@portal/domain';
import { actionOn, additionsOf, RequestsNotLoaded, usePendingActions } from '@portal/policy-workflow/changes';
import { Alert, Card, Cluster, Heading, RecordList, Stack, Text } from '@portal/ui-kit';
import { AddLink } from './add-link';
import { BeneficiaryRow } from './beneficiary-row';
import { PendingAdditionRow } from './pending-addition-row';

/** Everybody who is paid and what each of them gets, against the most that there may be. */
export function Beneficiaries({ policy }: { policy: Policy }) {
  const pending = usePendingActions();
  const people = activeBeneficiaries(policy);
  const pendingAdditions = additionsOf(pending.data, 'BENEFICIARY');
  const cover = policy.MainMember.Cover_Amount;
  return (
    <Stack gap="lg">
      {isUninsured(policy.MainMember) ? (
        <Alert>{uninsuredSentence}</Alert>
      ) : (
        people.length === 0 && <Alert tone="warning">{estateSentence}</Alert>
      )}
      <RequestsNotLoaded requests={pending} />
      <Card as="section" aria-labelledby="who-is-paid">
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="md" id="who-is-paid">
            {cover > 0 ? `Who is paid ${formatCover(cover)}` : 'Who is paid'}
          </Heading>
          <Text tone="muted">{`${people.length} of ${mostLives.beneficiaries}`}</Text>
        </Cluster>
        {people.length + pendingAdditions.length > 0 && (
          <RecordList aria-labelledby="who-is-paid">
            {people.map((person) => (
              <BeneficiaryRow
                key={person.id}
                person={person}
                cover={cover}
                action={actionOn(pending.data, 'BENEFICIARY', person.id)}
              />
            ))}
            {pendingAdditions.map((action) => (
              <PendingAdditionRow key={action.id} action={action} />
            ))}
          </RecordList>
        )}
        <AddLink />
      </Card>
      <Text size="sm" tone="muted">
        When somebody else on your policy passes away, we pay you.
      </Text>
    </Stack>
  );
}
