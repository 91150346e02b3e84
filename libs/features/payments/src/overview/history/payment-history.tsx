import { type PaidStatus, type Payment, portalPaths } from '@portal/contract';
import { collectionTypes, formatShortDate, formatRand, labelOf, paymentStatuses, toneOf } from '@portal/domain';
import { Amount, Badge, Button, Card, DataTable, EmptyState, Heading, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PremiumStatement, ProofOfPayment } from '../../shared/documents';
import { isReceived, newestFirst } from '../../shared/payments-in';
import { referenceInWords, whatItWasFor } from '../../shared/payment-messages';
import { adviceFor, isMadeGood } from '../failure-advice';

/** So many stand there before somebody asks for all. */
const newestCount = 6;

/** Every payment that the service tells of, newest first: what became of it, why, and what can be done. */
export function PaymentHistory({ paid }: { paid: PaidStatus }) {
  const [shown, setShown] = useState<'newest' | 'all'>('newest');
  const all = newestFirst(paid.PaymentHistory);
  const payments = shown === 'all' ? all : all.slice(0, newestCount);
  return (
    <Card as="section" aria-label="Payment history">
      <Stack gap="md">
        {all.length === 0 ? (
          <NoPayments />
        ) : (
          <>
            <DataTable
              caption="Payment history"
              rows={payments}
              rowKey={({ id }) => id}
              columns={[
                { key: 'payment', label: 'Payment', cell: (payment) => <WhenAndWhat payment={payment} /> },
                {
                  key: 'amount',
                  label: 'Amount',
                  align: 'end',
                  cell: ({ Amount: amount }) => <Amount>{formatRand(amount)}</Amount>,
                },
                {
                  key: 'status',
                  label: 'Status',
                  cell: (payment) => <WhatBecameOfIt payment={payment} paid={paid} />,
                },
                { key: 'method', label: 'Method', cell: (payment) => <HowItCame payment={payment} /> },
              ]}
            />
            {payments.length < all.length && (
              <Button variant="secondary" onClick={() => setShown('all')}>
                Show all {all.length} payments
              </Button>
            )}
            <Text tone="muted">Do you need all your premiums on one page, for your records or for somebody else?</Text>
            <PremiumStatement />
          </>
        )}
      </Stack>
    </Card>
  );
}

const NoPayments = () => (
  <>
    <Heading level={2} size="md">
      Payment history
    </Heading>
    <EmptyState>There are no payments yet. Your first one appears here as soon as we have it.</EmptyState>
  </>
);

const places = {
  'banking-details': <Link to={portalPaths.bankingDetails()}>Banking details</Link>,
  'pay-now': <Link to={portalPaths.payNow()}>Pay now</Link>,
} as const;

const WhenAndWhat = ({ payment }: { payment: Payment }) => (
  <Stack gap="none">
    {formatShortDate(payment.Payment_Date)}
    <Text size="sm">{whatItWasFor(payment)}</Text>
  </Stack>
);

function WhatBecameOfIt({ payment, paid }: { payment: Payment; paid: PaidStatus }) {
  const { Payment_Status, Failure_Reason } = payment;
  const advice = adviceFor(payment, {
    isMadeGood: isMadeGood(payment, paid.Paid_To_Date),
    canPay: paid.Can_Pay_Now,
  });
  return (
    <Stack gap="xs">
      <Badge tone={toneOf(paymentStatuses, Payment_Status)}>{labelOf(paymentStatuses, Payment_Status)}</Badge>
      {Failure_Reason && <Text size="sm">{Failure_Reason}.</Text>}
      {advice && (
        <Text size="sm">
          {advice.sentence} {advice.leadsTo && places[advice.leadsTo]}
        </Text>
      )}
      {isReceived(payment) && <ProofOfPayment payment={payment} label="Proof (PDF)" variant="quiet" />}
    </Stack>
  );
}

const HowItCame = ({ payment: { Collection_Type, Reference, Payat_Transaction_Id } }: { payment: Payment }) => (
  <Stack gap="xs">
    {labelOf(collectionTypes, Collection_Type)}
    {Reference && <Text size="sm">Reference {referenceInWords(Reference)}</Text>}
    {Payat_Transaction_Id && <Text size="sm">Transaction {Payat_Transaction_Id}</Text>}
  </Stack>
);
