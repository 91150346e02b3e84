import { type Claim } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Alert, Badge, DescriptionList, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { title } from '../parlour/title';
import { verificationOf } from './verification';
import { pagesOf } from '../shared/part-of-claim';

/**
 * The funeral parlour that is paid from the reader's part or for the estate; where there is none and may be one, only the way there. While
 * documents are what matters and nobody has said where to pay, the page of the account leads there.
 */
export function ParlourCard({ claim }: { claim: Claim }) {
  const { parlour, allowedActs, arrangesFuneral } = claim;
  const mayChange = allowedActs.includes('SET_PARLOUR');
  const path = pagesOf(claim).parlour;
  if (parlour === null) {
    // Whoever arranges the funeral has it as the first button of the page.
    const isTime = !arrangesFuneral && (claim.account !== null || claim.status !== 'REPORTED');
    return mayChange && isTime && <Link to={path}>{title}</Link>;
  }
  const { name, registrationNumber, invoiceAmount, account } = parlour;
  const { label, tone, sentence, isBad } = verificationOf(account);
  return (
    <TitledCard title="Funeral parlour" beside={<Badge tone={tone}>{label}</Badge>}>
      {sentence !== null && <Alert tone={isBad ? 'error' : 'info'}>{sentence}</Alert>}
      {account.waitsForAdministrator && (
        <Alert tone="warning">
          You {arrangesFuneral ? 'changed' : 'chose'} it after we approved the claim. We look at its account before we
          pay.
        </Alert>
      )}
      <DescriptionList
        rows={[
          { label: 'Name', value: name },
          { label: 'Registration number', value: registrationNumber },
          { label: 'Invoice', value: formatRand(invoiceAmount) },
          { label: 'Account', value: `${account.Bank_Name}, ${account.Account_Number}` },
        ]}
      />
      {mayChange && (
        <Link to={path}>{arrangesFuneral ? 'Change it, or take it back' : 'Change it, or choose cash'}</Link>
      )}
    </TitledCard>
  );
}
