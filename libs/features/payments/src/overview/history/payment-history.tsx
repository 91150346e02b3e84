import { type PaidStatus } from '@portal/contract';
import { Button, EmptyState, Text, TitledCard } from '@portal/ui-kit';
import { MoneyList } from '@portal/ui-kit/data';
import { useState } from 'react';
import { PremiumStatement } from '../../shared/documents';
import { newestFirst } from '../../shared/payments-in';
import { PaymentRow } from './payment-row';

/** So many stand there before somebody asks for all. */
const newestCount = 6;

/** Every payment that the service tells of, newest first. */
export function PaymentHistory({ paid }: { paid: PaidStatus }) {
  const [shown, setShown] = useState<'newest' | 'all'>('newest');
  const all = newestFirst(paid.PaymentHistory);
  const payments = shown === 'all' ? all : all.slice(0, newestCount);
  return (
    <TitledCard title="Payment history">
      {all.length === 0 ? (
        <EmptyState>There are no payments yet. Your first one appears here as soon as we have it.</EmptyState>
      ) : (
        <>
          <MoneyList aria-label="Payment history">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} paid={paid} />
            ))}
          </MoneyList>
          {payments.length < all.length && (
            <Button variant="secondary" onClick={() => setShown('all')}>
              Show all {all.length} payments
            </Button>
          )}
          <Text tone="muted">Do you need all your premiums on one page, for your records or for somebody else?</Text>
          <PremiumStatement />
        </>
      )}
    </TitledCard>
  );
}
