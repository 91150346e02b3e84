import { newId } from '@portal/api-client';
import { type Beneficiary, beneficiaryEndpoints, type Change, type UpdateBeneficiary } from '@portal/contract';
import { estateSentence, fullName } from '@portal/domain';
import { PolicyPage, QueryView } from '@portal/policy-workflow';
import {
  ConfirmWithPin,
  DoneStep,
  NotAllowed,
  useAllowedAction,
  useSendChange,
  whatHappens,
} from '@portal/policy-workflow/changes';
import { Alert, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { back } from '../shared/back';

/** Removes the last beneficiary. There is nothing to share out: a warning, a PIN, and what became of it. */
export function RemoveLastBeneficiary({ person }: { person: Beneficiary }) {
  const name = fullName(person);
  const title = `Remove ${name}`;
  const allowed = useAllowedAction('UPDATE_BENEFICIARY');
  const send = useSendChange(beneficiaryEndpoints.updateBeneficiary);
  const [intention] = useState(newId);
  const [done, setDone] = useState<Change | null>(null);

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
              onSend={(pins) => send({ ...body, ...pins }, intention)}
              onDone={setDone}
            />
            <Link to={back.to}>Keep {name}</Link>
          </Stack>
        )}
      </QueryView>
    </PolicyPage>
  );
}
