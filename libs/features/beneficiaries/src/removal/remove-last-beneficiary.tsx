import { type Beneficiary, beneficiaryEndpoints, type UpdateBeneficiary } from '@portal/contract';
import { estateSentence, fullName } from '@portal/domain';
import { PolicyPage, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import {
  ConfirmWithPin,
  DoneStep,
  NotAllowed,
  useAllowedAction,
  useSendChange,
  whatHappens,
} from '@portal/policy-workflow/changes';
import { Alert, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { back } from '../shared/back';

/** Removes the last beneficiary. There is nothing to share out: a warning, a PIN, and what became of it. */
export function RemoveLastBeneficiary({ person }: { person: Beneficiary }) {
  const name = fullName(person);
  const title = `Remove ${name}`;
  const allowed = useAllowedAction('UPDATE_BENEFICIARY');
  const change = useSendChange(beneficiaryEndpoints.updateBeneficiary, useSelectedPolicyNumber());
  const done = change.data;

  if (done) {
    return (
      <DoneStep change={done} action="UPDATE_BENEFICIARY" back={back}>
        {done.action === null && <Alert tone="warning">{estateSentence}</Alert>}
      </DoneStep>
    );
  }
  if (allowed.data && !allowed.data.isAllowed)
    return <NotAllowed title={title} reason={allowed.data.reason} back={back} />;

  const { id, Version } = person;
  const body: UpdateBeneficiary = { id, Version, Beneficiary_Status: 'REMOVED', ShareAllocation: [] };
  return (
    <PolicyPage title={title}>
      <QueryView query={allowed} loading={<SkeletonCard />} failed="This page could not be loaded">
        {(rule) => (
          <Stack gap="lg">
            <Alert tone="warning">
              {name} is your only beneficiary. Without a beneficiary your benefit is paid to your estate, which takes
              longer.
            </Alert>
            <Text>{whatHappens(rule)}</Text>
            <ConfirmWithPin
              pins={rule.pin ? { otp: { purpose: rule.pin } } : {}}
              sending={change}
              onSend={(pins) => change.send({ ...body, ...pins })}
            />
            <Link to={back.to}>Keep {name}</Link>
          </Stack>
        )}
      </QueryView>
    </PolicyPage>
  );
}
