import { type PaidStatus, type Payment, portalPaths } from '@portal/contract';
import { collectionTypes, formatDate, formatRand, labelOf, paymentStatuses, toneOf } from '@portal/domain';
import { Amount, Badge, Button, Card, DataTable, EmptyState, Heading, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PremiumStatement, ProofOfPayment } from '../../shared/documents';
import { isReceived, newestFirst } from '../../shared/payments-in';
import { whatItWasFor } from '../../shared/payment-words';
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
                { key: 'date', label: 'Date', cell: ({ Payment_Date }) => formatDate(Payment_Date) },
                { key: 'for', label: 'For', cell: whatItWasFor },
                {
                  key: 'amount',
                  label: 'Amount',
                  align: 'end',
                  cell: ({ Amount: amount }) => <Amount>{formatRand(amount)}</Amount>,
                },
                {
                  key: 'method',
                  label: 'Method',
                  cell: ({ Collection_Type }) => labelOf(collectionTypes, Collection_Type),
                },
                {
                  key: 'status',
                  label: 'Status',
                  cell: (payment) => <WhatBecameOfIt payment={payment} paid={paid} />,
                },
                {
                  key: 'proof',
                  label: 'Proof of payment',
                  cell: (payment) => (isReceived(payment) ? <ProofOfPayment payment={payment} variant="quiet" /> : '-'),
                },
                { key: 'reference', label: 'Reference', cell: (payment) => <References payment={payment} /> },
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
    </Stack>
  );
}

const References = ({ payment: { Reference, Payat_Transaction_Id } }: { payment: Payment }) => (
  <Stack gap="xs">
    {Reference ?? '-'}
    {Payat_Transaction_Id && <Text size="sm">Transaction {Payat_Transaction_Id}</Text>}
  </Stack>
);
