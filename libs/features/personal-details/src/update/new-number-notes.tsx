import { portalPaths } from '@portal/contract';
import { cellChangeHoldHours, formatPhone, providerPhone } from '@portal/domain';
import { Alert, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const hold = `For ${cellChangeHoldHours} hours`;

/**
 * What somebody should know before a new number takes the place of this one: who hears of it, and what is held
 * (docs/domain/changes.md#r7-2).
 */
export const beforeNewNumber = (onRecord: string, hasOthers: boolean) => (
  <Stack gap="sm">
    <Text>
      <strong>Your new cellphone number</strong>
    </Text>
    <List>
      <li>We send a message about this change to your old number, {formatPhone(onRecord)}.</li>
      <li>
        {hold} after the change you cannot change your bank account or your beneficiaries. This protects you when
        somebody has taken your phone.
      </li>
      <li>From then on all one-time PINs go to the new number.</li>
      {hasOthers && <li>Only the policy on screen gets the new number. Change it on your other policies too.</li>}
      <li>
        No longer have your old number? Do not go on here. Call {providerPhone}: our staff check who you are and change
        it for you.
      </li>
    </List>
  </Stack>
);

/** The same for staff, who change it for somebody without the old number. */
export const numberByStaff = (onRecord: string) => (
  <List>
    <li>
      Nobody can send a PIN to the old number, {formatPhone(onRecord)}, for this: a second member of staff approves it.
    </li>
    <li>Once it is approved, a message about it goes to the old number, and all one-time PINs go to the new one.</li>
    <li>{hold} after the change, bank account and beneficiaries stay as they are.</li>
  </List>
);

/** What holds once the number has changed, and where else somebody with more policies is still reached on the old one. */
export const afterNewNumber = (hasOthers: boolean) => (
  <Stack gap="sm">
    <Alert>
      We sent a message to your old number. {hold} from now you cannot change your bank account or your beneficiaries.
    </Alert>
    {hasOthers && (
      <Alert tone="warning">
        Your other policies still have the old number: their messages and PINs go there.{' '}
        <Link to={portalPaths.policies()}>Choose a policy to change it there</Link>
      </Alert>
    )}
  </Stack>
);
