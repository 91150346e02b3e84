import { optionalAreas, type Policy, portalPaths } from '@portal/contract';
import { WhereCall } from '@portal/policy-workflow';
import { Barcode, Cluster, CopyButton, DescriptionList } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { isPaying } from '../words/is-paying';

/** What somebody needs who pays at a till or by EFT: the number, the bars, the account to pay into. */
export function PayElsewhere({ policy }: { policy: Policy }) {
  const { Payment_Method: method, Payat_Reference_Number: reference, Payat_Barcode_Value: bars } = policy.PaymentMethod;
  const { EftAccount: account } = policy.PaymentMethod;
  if (!isPaying(policy)) return null;
  if (method === 'PAYAT') {
    return (
      <WhereCall row={optionalAreas.payat}>
        <DescriptionList rows={[{ label: 'Pay@ number', value: copied(reference, 'Pay@ number') }]} />
        <Barcode value={bars} label="Barcode for the till" />
        <Link to={portalPaths.payNow()}>Pay now</Link>
      </WhereCall>
    );
  }
  if (method !== 'EFT') return null;
  const rows = account
    ? [
        { label: 'Bank', value: account.Bank_Name },
        { label: 'Account name', value: account.Account_Name },
        { label: 'Account number', value: copied(account.Account_Number, 'account number') },
        { label: 'Branch code', value: account.Branch_Code },
        { label: 'Reference', value: copied(account.Reference, 'reference') },
      ]
    : [{ label: 'Reference', value: copied(policy.Policy_Number, 'reference') }];
  return <DescriptionList rows={rows} />;
}

const copied = (value: string, what: string) => (
  <Cluster as="span" gap="xs">
    {value}
    <CopyButton value={value} label={`Copy ${what}`} />
  </Cluster>
);
