import { type Claim, type FuneralParlour } from '@portal/contract';
import { Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { ConfirmWithPayeePin } from './confirm-with-payee-pin';
import { pagesOf } from '../shared/part-of-claim';
import { partWords } from '../shared/part-words';

interface ChooseCashProps {
  claim: Claim;
  parlour: FuneralParlour;
}

/** Everything goes to the reader again, once a PIN confirms it. */
export const ChooseCash = ({ claim, parlour }: ChooseCashProps) => (
  <ClaimPage
    title="Choose cash"
    description={`We pay everything to ${partWords(claim.part).payee} and nothing to ${parlour.name}.`}
  >
    <Stack gap="lg">
      <Text>You pay the funeral parlour yourself.</Text>
      <ConfirmWithPayeePin claim={claim} parlour={null} submitLabel="Pay everything to me" />
      <Link to={pagesOf(claim).claim}>Cancel</Link>
    </Stack>
  </ClaimPage>
);
