import { type Claim, type FuneralParlour } from '@portal/contract';
import { Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { ConfirmWithPayeePin } from './confirm-with-payee-pin';
import { parlourWords } from './parlour-words';
import { pagesOf } from '../shared/part-of-claim';

interface ChooseCashProps {
  claim: Claim;
  parlour: FuneralParlour;
}

/** Everything goes to the reader again, or to the estate, once a PIN confirms it. */
export function ChooseCash({ claim, parlour }: ChooseCashProps) {
  const { takeBack, confirmTakeBack, withoutParlour } = parlourWords(claim);
  return (
    <ClaimPage title={takeBack} description={`${withoutParlour}, and we pay nothing to ${parlour.name}.`}>
      <Stack gap="lg">
        {!claim.arrangesFuneral && <Text>You pay the funeral parlour yourself.</Text>}
        <ConfirmWithPayeePin claim={claim} parlour={null} submitLabel={confirmTakeBack} />
        <Link to={pagesOf(claim).claim}>Cancel</Link>
      </Stack>
    </ClaimPage>
  );
}
