import { useWrite, writeMutation } from '@portal/api-client';
import { type UnusedMoney, unusedMoneyAdditions } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Button, Step, Text } from '@portal/ui-kit';
import { askRefundForm, decideRefundForm, matchForm, payRefundForm } from './money-forms';

export type MoneyAct = 'match' | 'ask' | 'confirm' | 'decline' | 'paid';

interface MoneyStepProps {
  act: MoneyAct;
  money: UnusedMoney;
  onBack: () => void;
  onSettled: (words: string) => void;
}

/** One thing that is done with money: its form, and what is said afterwards. */
export function MoneyStep({ act, money, onBack, onSettled }: MoneyStepProps) {
  const params = { id: money.id };
  const matching = useWrite(writeMutation(unusedMoneyAdditions.matchMoney, params));
  const asking = useWrite(writeMutation(unusedMoneyAdditions.askMoneyRefund, params));
  const paying = useWrite(writeMutation(unusedMoneyAdditions.payMoneyRefund, params));
  const deciding = useWrite(writeMutation(unusedMoneyAdditions.decideMoneyRefund, params));
  const amount = formatRand(money.amount);
  const usual = {
    today: useToday(),
    record: `${money.id}/${act}`,
    actions: (
      <Button variant="quiet" onClick={onBack}>
        Go back
      </Button>
    ),
  } as const;
  switch (act) {
    case 'match':
      return (
        <Step title={`Match ${amount} to a policy`}>
          <SchemaForm
            {...usual}
            form={matchForm}
            submitLabel="Book as a payment"
            onSubmit={(body, { idempotencyKey }) => matching.send(body, { idempotencyKey })}
            onDone={({ matchedPolicy }) => onSettled(`${amount} is a payment of policy ${matchedPolicy} now.`)}
          />
        </Step>
      );
    case 'ask':
      return (
        <Step title={`Ask for a refund of ${amount}`}>
          <Text>Nothing is paid before another administrator confirms it.</Text>
          <SchemaForm
            {...usual}
            form={askRefundForm}
            submitLabel="Ask for the refund"
            onSubmit={(body, { idempotencyKey }) => asking.send(body, { idempotencyKey })}
            onDone={() => onSettled(`The refund of ${amount} waits for another administrator.`)}
          />
        </Step>
      );
    case 'paid':
      return (
        <Step title={`${amount} was paid`}>
          <SchemaForm
            {...usual}
            form={payRefundForm}
            submitLabel="Mark as paid"
            onSubmit={(body, { idempotencyKey }) => paying.send(body, { idempotencyKey })}
            onDone={() => onSettled(paidWords(money, amount))}
          />
        </Step>
      );
    default:
      return (
        <Step title={act === 'confirm' ? `Confirm the refund of ${amount}` : `No refund of ${amount}`}>
          <Text>
            {act === 'confirm'
              ? 'It is to be paid then, and is marked as paid once it was.'
              : 'The money waits again for somebody to match it or to ask for a refund.'}
          </Text>
          <SchemaForm
            {...usual}
            form={decideRefundForm}
            given={{ decision: act === 'confirm' ? 'CONFIRM' : 'DECLINE' }}
            submitLabel={act === 'confirm' ? 'Confirm the refund' : 'No refund'}
            onSubmit={(body, { idempotencyKey }) => deciding.send(body, { idempotencyKey })}
            onDone={() =>
              onSettled(act === 'confirm' ? `${amount} is to be paid back now.` : `${amount} is not paid back.`)
            }
          />
        </Step>
      );
  }
}

const paidWords = ({ policyNumber }: UnusedMoney, amount: string) =>
  policyNumber === null
    ? `The refund of ${amount} is noted as paid. We know nobody to tell.`
    : `The refund of ${amount} is noted as paid, and the policyholder is told.`;
