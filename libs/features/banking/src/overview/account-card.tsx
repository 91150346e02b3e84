import { type Policy } from '@portal/contract';
import {
  Alert,
  Badge,
  buttonStyle,
  CardIcon,
  Cluster,
  DescriptionList,
  EmptyState,
  Stack,
  Text,
  TitledCard,
} from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { isPaying } from '../words/is-paying';
import { isUsable, verificationOf } from '../words/verification-messages';
import { accountRows } from './account-rows';

interface AccountCardProps {
  policy: Policy;
  mayChange: boolean;
}

const title = 'Bank account';

/** The account on record: whose it is, what the bank says of it, and from which collection it applies. */
export function AccountCard({ policy, mayChange }: AccountCardProps) {
  const { BankingDetails: account, PaymentMethod: method } = policy;
  if (account === null) return <NoAccount mayChange={mayChange} />;
  const { label, tone, sentences, warns } = verificationOf(account);
  const isInUse = method.Payment_Method === 'DEBIT_ORDER' && isPaying(policy);
  const isBad = !isUsable(account);
  return (
    <TitledCard title={title} beside={<Badge tone={tone}>{label}</Badge>}>
      {isBad || warns || tone === 'amber' ? (
        <Alert tone={isBad ? 'error' : 'warning'}>
          <Stack gap="xs">{sentences.map(paragraph)}</Stack>
        </Alert>
      ) : (
        sentences.map(paragraph)
      )}
      {!isInUse && <Text>We have this account on record, but collect nothing from it.</Text>}
      <DescriptionList rows={accountRows(account)} />
      {mayChange && (
        <Cluster>
          <Link className={buttonStyle('secondary')} to={ways.account}>
            <CardIcon /> Use another account
          </Link>
          {isInUse && !isBad && <Link to={ways.day}>Change the debit day</Link>}
        </Cluster>
      )}
    </TitledCard>
  );
}

const paragraph = (sentence: string) => <Text key={sentence}>{sentence}</Text>;

const NoAccount = ({ mayChange }: { mayChange: boolean }) => (
  <TitledCard title={title}>
    <EmptyState>
      <Text>There is no bank account on this policy yet.</Text>
      {mayChange && (
        <Link className={buttonStyle('primary')} to={ways.debitOrder}>
          Add your account
        </Link>
      )}
    </EmptyState>
  </TitledCard>
);
