import { type Claim, type FuneralParlour, portalPaths } from '@portal/contract';
import { Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { ConfirmWithPayeePin } from './confirm-with-payee-pin';

interface ChooseCashProps {
  claim: Claim;
  parlour: FuneralParlour;
}

/** Everything goes to the reader again, once a PIN confirms it. */
export const ChooseCash = ({ claim, parlour }: ChooseCashProps) => (
  <ClaimPage title="Choose cash" description={`We pay everything to you and nothing to ${parlour.name}.`}>
    <Stack gap="lg">
      <Text>You pay the funeral parlour yourself.</Text>
      <ConfirmWithPayeePin claim={claim} parlour={null} submitLabel="Pay everything to me" />
      <Link to={portalPaths.claim(claim.reference)}>Cancel</Link>
    </Stack>
  </ClaimPage>
);
