import { optionalAreas, type PaidStatus, type Payment, portalPaths } from '@portal/contract';
import { collectionTypes, formatRand, formatShortDate, labelOf, paymentStatuses, toneOf } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { Badge, Text } from '@portal/ui-kit';
import { MoneyRow } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';
import { ProofOfPayment } from '../../shared/documents';
import { referenceInWords, whatItWasFor } from '../../shared/payment-messages';
import { isReceived } from '../../shared/payments-in';
import { adviceFor, isMadeGood } from '../failure-advice';

interface PaymentRowProps {
  payment: Payment;
  paid: PaidStatus;
}

/** One payment on two lines: when and how much, what for and what became of it. On a tap: how it came, and its proof. */
export function PaymentRow({ payment, paid }: PaymentRowProps) {
  const { Payment_Date, Amount, Payment_Status } = payment;
  return (
    <MoneyRow
      title={formatShortDate(Payment_Date)}
      amount={formatRand(Amount)}
      detail={whatItWasFor(payment)}
      state={<Badge tone={toneOf(paymentStatuses, Payment_Status)}>{labelOf(paymentStatuses, Payment_Status)}</Badge>}
      note={<WhyAndWhatNow payment={payment} paid={paid} />}
    >
      <HowItCame payment={payment} />
      {isReceived(payment) && <ProofOfPayment payment={payment} label="Proof (PDF)" variant="quiet" />}
    </MoneyRow>
  );
}

const places = {
  'banking-details': <Link to={portalPaths.bankingDetails()}>Banking details</Link>,
  'pay-now': (
    <WhereCall row={optionalAreas.payat}>
      <Link to={portalPaths.payNow()}>Pay now</Link>
    </WhereCall>
  ),
} as const;

/** Why a payment failed, and what can be done: in sight, not behind a tap. */
function WhyAndWhatNow({ payment, paid }: PaymentRowProps) {
  const { Failure_Reason } = payment;
  const advice = adviceFor(payment, {
    isMadeGood: isMadeGood(payment, paid.Paid_To_Date),
    canPay: paid.Can_Pay_Now,
  });
  return (
    <>
      {Failure_Reason && <Text size="sm">{Failure_Reason}.</Text>}
      {advice && (
        <Text size="sm">
          {advice.sentence} {advice.leadsTo && places[advice.leadsTo]}
        </Text>
      )}
    </>
  );
}

const HowItCame = ({ payment: { Collection_Type, Reference, Payat_Transaction_Id } }: { payment: Payment }) => (
  <>
    <Text size="sm">{labelOf(collectionTypes, Collection_Type)}</Text>
    {Reference && <Text size="sm">Reference {referenceInWords(Reference)}</Text>}
    {Payat_Transaction_Id && <Text size="sm">Transaction {Payat_Transaction_Id}</Text>}
  </>
);
