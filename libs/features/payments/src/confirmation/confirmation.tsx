import { type PaidStatus, type Payment, type Policy, portalPaths } from '@portal/contract';
import { collectionTypes, formatDate, formatRand, labelOf, policyStatuses } from '@portal/domain';
import { Cluster, DescriptionList, Figure, Heading, Hero, List, Stack, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ProofOfPayment } from '../shared/documents';
import { referenceInWords, whatItWasFor } from '../shared/payment-messages';

interface ConfirmationProps {
  payment: Payment;
  policy: Policy;
  paid: PaidStatus;
}

/** A payment that we have: what it was, what it paid, and where the policy stands now. */
export const Confirmation = ({ payment, policy, paid }: ConfirmationProps) => (
  <Stack gap="lg">
    <Hero as="section" aria-labelledby="thanks-heading">
      <Heading level={2} id="thanks-heading">
        Thank you, {policy.MainMember.First_Name}
      </Heading>
      <Figure value={formatRand(payment.Amount)} caption={`Received on ${formatDate(payment.Payment_Date)}`} />
      <Text size="lg">{standing(paid)}</Text>
    </Hero>
    <TitledCard title="This payment">
      <DescriptionList rows={paymentRows(payment, paid)} />
      <ProofOfPayment payment={payment} />
    </TitledCard>
    <TitledCard title="What comes next">
      <List>
        {nextSteps(policy, paid).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
      <Cluster gap="md">
        <Link to={portalPaths.payments()}>See all your payments</Link>
        <Link to={portalPaths.home()}>Go to your policy</Link>
      </Cluster>
    </TitledCard>
  </Stack>
);

function paymentRows(payment: Payment, paid: PaidStatus) {
  const { Collection_Type, Reference, Payat_Transaction_Id } = payment;
  return [
    { label: 'Date', value: formatDate(payment.Payment_Date) },
    { label: 'Paid', value: whatItWasFor(payment) },
    { label: 'Method', value: labelOf(collectionTypes, Collection_Type) },
    ...(Reference ? [{ label: 'Reference', value: referenceInWords(Reference) }] : []),
    ...(Payat_Transaction_Id ? [{ label: 'Transaction id', value: Payat_Transaction_Id }] : []),
    { label: 'Policy', value: `${paid.Policy_Number}, ${labelOf(policyStatuses, paid.Policy_Status).toLowerCase()}` },
  ];
}

/** Where the policy stands, in one sentence. */
function standing({ Policy_Status, Paid_To_Date, Arrears_Amount }: PaidStatus): string {
  if (Arrears_Amount > 0) return `${formatRand(Arrears_Amount)} is still outstanding on this policy.`;
  const upTo = Paid_To_Date === null ? '' : ` You are paid up to ${formatDate(Paid_To_Date)}.`;
  return Policy_Status === 'ACTIVE' ? `Your policy is active.${upTo}` : `We have received your payment.${upTo}`;
}

function nextSteps({ PaymentMethod: { Payment_Method, Next_Collection_Date } }: Policy, paid: PaidStatus): string[] {
  const { Next_Due_Date: due, Monthly_Premium: premium, Arrears_Amount: arrears } = paid;
  const rest =
    arrears > 0 ? `Please pay the ${formatRand(arrears)} that is still outstanding, so that nobody loses cover.` : null;
  const next = due === null ? null : `Your next premium of ${formatRand(premium)} is due on ${formatDate(due)}.`;
  const collected =
    Payment_Method === 'DEBIT_ORDER' && Next_Collection_Date !== null
      ? `We collect premiums from your account; the next collection is on ${formatDate(Next_Collection_Date)}.`
      : null;
  const keep = 'Keep the proof of payment. Your notifications show this payment too.';
  return [rest, next, collected, keep].filter((sentence) => sentence !== null);
}
