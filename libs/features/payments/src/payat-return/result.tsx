import { type Payment, portalPaths } from '@portal/contract';
import { collectionTypes, formatDate, formatRand, labelOf } from '@portal/domain';
import { Badge, buttonStyle, Card, Cluster, DescriptionList, Figure, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { referenceInWords, whatItWasFor } from '../shared/payment-messages';
import { type Outcome } from './find-outcome';

type Known = Exclude<Outcome, { kind: 'unknown' }>;

const words = {
  confirmed: { title: 'Your payment is confirmed', badge: 'Confirmed', tone: 'green' },
  failed: { title: 'Your payment did not go through', badge: 'Failed', tone: 'red' },
  cancelled: { title: 'The payment was cancelled', badge: 'Cancelled', tone: 'grey' },
  reversed: { title: 'Your payment was taken back', badge: 'Reversed', tone: 'red' },
} as const;

const sentences = {
  confirmed: 'Thank you. We have it, and your policy shows it.',
  failed: 'You have not been charged. Please try again or choose another way to pay.',
  cancelled: 'Nothing was taken from you. You can start again whenever you like.',
  reversed: 'The bank has returned this money, so the premium is not paid. Please pay it again or call us.',
} as const;

/** What the service says became of a payment. */
export function Result({ outcome: { kind, payment }, isAsking }: { outcome: Known; isAsking: boolean }) {
  const { title, badge, tone } = words[kind];
  return (
    <Card as="section" aria-labelledby="result-heading">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Heading level={2} size="md" id="result-heading">
            {title}
          </Heading>
          <Badge tone={tone}>{badge}</Badge>
        </Cluster>
        <Figure value={formatRand(payment.Amount)} caption={whatItWasFor(payment)} />
        <Text>{sentences[kind]}</Text>
        <DescriptionList rows={rowsOf(payment)} />
        {isAsking && (
          <Text size="sm" tone="muted">
            We look for a little longer, in case another answer comes.
          </Text>
        )}
        <WaysOn kind={kind} payment={payment} />
      </Stack>
    </Card>
  );
}

const rowsOf = ({ Payment_Date, Collection_Type, Reference, Payat_Transaction_Id, Failure_Reason }: Payment) => [
  { label: 'Date', value: formatDate(Payment_Date) },
  { label: 'Method', value: labelOf(collectionTypes, Collection_Type) },
  ...(Failure_Reason ? [{ label: 'Reason', value: Failure_Reason }] : []),
  ...(Reference ? [{ label: 'Reference', value: referenceInWords(Reference) }] : []),
  ...(Payat_Transaction_Id ? [{ label: 'Transaction id', value: Payat_Transaction_Id }] : []),
];

const WaysOn = ({ kind, payment }: Known) => (
  <Cluster>
    {kind === 'confirmed' ? (
      <Link className={buttonStyle('primary')} to={portalPaths.paymentConfirmation()} state={{ paymentId: payment.id }}>
        See the confirmation
      </Link>
    ) : (
      <Link className={buttonStyle('primary')} to={portalPaths.payNow()}>
        Pay now
      </Link>
    )}
    <Link className={buttonStyle('secondary')} to={portalPaths.payments()}>
      Go to your payments
    </Link>
  </Cluster>
);
