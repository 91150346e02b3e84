import { portalPaths } from '@portal/contract';
import { checkPolicyNumber } from '@portal/domain';
import { openingAddress } from '@portal/policy-workflow';
import { Button, Card, Stack, Text, TextField } from '@portal/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Who can have died is known once the policy is open to staff: leads to opening it, and back here. */
export function WhichPolicy() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkPolicyNumber(typed);
    setError(checked.success ? undefined : checked.message);
    if (checked.success) void navigate(openingAddress(checked.value, portalPaths.openClaim() + search));
  };
  return (
    <Card>
      <form noValidate onSubmit={open}>
        <Stack gap="md">
          <Text>The policy has to be open to you first: its people are the answers to “Who died?”.</Text>
          <TextField
            label="Policy number"
            inputWidth={20}
            autoComplete="off"
            spellCheck={false}
            error={error}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div>
            <Button type="submit">Open the policy</Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
