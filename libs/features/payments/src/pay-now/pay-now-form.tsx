import { type InitiatePayatPayment, type PaidStatus, type PaymentInitiation, type Policy } from '@portal/contract';
import { formatCover, formatRand, paymentLimits } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { clockAtom, useToday } from '@portal/policy-workflow';
import { Alert, TitledCard } from '@portal/ui-kit';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { onItsWaySentence } from '../shared/on-its-way';
import { amountChoices, amountToBeginWith } from './amount-choices';
import { attemptAtom, isOpenAttempt } from './attempt';
import { GoingToPayat } from './going-to-payat';
import { useBrowserExit } from './leave-for';
import { payForm, payRules } from './pay-form';
import { useStartPayment } from './use-start-payment';
import { WhatItDoes } from './what-it-does';

interface PayNowFormProps {
  policy: Policy;
  paid: PaidStatus;
}

/** An amount, what it does, and the way to the payment page. Pressed often, it is one payment. */
export function PayNowForm({ policy, paid }: PayNowFormProps) {
  const policyNumber = policy.Policy_Number;
  const start = useStartPayment(policyNumber);
  const { leaveFor } = useBrowserExit();
  const [attempt, setAttempt] = useAtom(attemptAtom);
  const now = useAtomValue(clockAtom).now();
  const today = useToday();
  const begin = amountToBeginWith(paid, policy);
  const lists = useMemo(() => ({ choice: amountChoices(paid, policy).map(toOption) }), [paid, policy]);
  const schema = useMemo(() => payRules(paid), [paid]);

  const leave = (initiation: PaymentInitiation) => {
    setAttempt({ ...initiation, policyNumber });
    leaveFor(initiation.redirectUrl);
  };

  if (isOpenAttempt(attempt, policyNumber, now)) {
    return <GoingToPayat attempt={attempt} onChange={() => setAttempt(null)} />;
  }
  return (
    <TitledCard title="Pay online with Pay@">
      {paid.Premium_Status === 'PROCESSING' && <Alert tone="warning">{onItsWaySentence(paid)}</Alert>}
      {paid.Amount_Due > paymentLimits.most && (
        <Alert>
          {formatRand(paid.Amount_Due)} is due. At most {formatCover(paymentLimits.most)} can be paid at once; please
          pay the rest after that.
        </Alert>
      )}
      <SchemaForm<typeof payForm.schema, never, PaymentInitiation>
        form={payForm}
        schema={schema}
        record={policyNumber}
        today={today}
        lists={lists}
        initialValues={{ amount: begin, choice: String(begin) }}
        submitLabel="Continue to Pay@"
        onSubmit={(body, { idempotencyKey }) => start(body as InitiatePayatPayment, idempotencyKey)}
        onDone={leave}
      >
        <WhatItDoes policy={policy} paid={paid} />
      </SchemaForm>
    </TitledCard>
  );
}

const toOption = ({ amount, label }: { amount: number; label: string }) => ({
  code: String(amount),
  label,
  fills: { amount },
});
