import { type Claim } from '@portal/contract';
import { accountTypes, formatDate, labelOf, todayInJohannesburg, useForChildDeclaration } from '@portal/domain';
import { Alert, Badge, buttonStyle, Cluster, DescriptionList, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { verificationOf } from './verification';
import { pagesOf } from '../shared/part-of-claim';
import { partWords } from '../shared/part-words';

/** Where a claim is paid. Nothing where none can be given and there is none. */
export function AccountCard({ claim }: { claim: Claim }) {
  const { account, allowedActs, part, payouts } = claim;
  const words = partWords(part);
  const mayChange = allowedActs.includes('SET_ACCOUNT');
  const path = pagesOf(claim).account;
  if (payouts.some(isOpenInCash)) {
    return (
      <TitledCard title="Where we pay">
        <Text>In cash at a store.</Text>
        {mayChange && <Link to={path}>Use a bank account instead</Link>}
      </TitledCard>
    );
  }
  if (account === null) {
    if (!mayChange) return null;
    return (
      <TitledCard title="Where we pay">
        <Text>{words.neededToPay}</Text>
        <Cluster>
          <Link className={buttonStyle('secondary')} to={path}>
            {words.giveAccount}
          </Link>
        </Cluster>
      </TitledCard>
    );
  }
  const { label, tone, sentence, isBad } = verificationOf(account);
  return (
    <TitledCard title="Where we pay" beside={<Badge tone={tone}>{label}</Badge>}>
      {sentence !== null && <Alert tone={isBad ? 'error' : 'info'}>{sentence}</Alert>}
      {account.waitsForAdministrator && (
        <Alert tone="warning">You changed the account after we approved the claim. We look at it before we pay.</Alert>
      )}
      <DescriptionList
        rows={[
          { label: 'Account holder', value: account.Account_Holder_Name },
          { label: 'Bank', value: account.Bank_Name },
          { label: 'Account number', value: account.Account_Number },
          { label: 'Account type', value: labelOf(accountTypes, account.Account_Type) },
          ...(account.forChildDeclaredAt === null
            ? []
            : [{ label: useForChildDeclaration, value: `Said on ${formatDate(dayOf(account.forChildDeclaredAt))}` }]),
        ]}
      />
      {mayChange && <Link to={path}>Use another account</Link>}
    </TitledCard>
  );
}

const dayOf = (moment: string) => todayInJohannesburg(new Date(moment));

/** Chosen in cash, and not over yet. */
const isOpenInCash = ({ method, status }: Claim['payouts'][number]) =>
  method === 'CASH_VOUCHER' && status !== 'PAID' && status !== 'FAILED' && status !== 'CANCELLED';
