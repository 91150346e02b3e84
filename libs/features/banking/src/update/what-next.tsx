import { type Change, type Policy } from '@portal/contract';
import { formatDate, formatPhone } from '@portal/domain';
import { atBank } from '../words/at-your-bank';
import { answerUntil, momentInWords } from '../words/answer-until';
import { isWithPayer } from '../words/mandate-words';
import { Card, Heading, List, Stack } from '@portal/ui-kit';
import { MandateLink } from '../shared/mandate-link';
import { type Call } from './call-for';

interface WhatNextProps {
  /** As it is read after the change. */
  policy: Policy;
  change: Change;
  call: Call | null;
}

/** What happens after a change of the payment: the bank's answer, the approval at the bank and until when, the notice. */
export function whatNext({ policy, change, call }: WhatNextProps): readonly string[] {
  if (call === null) return [];
  const { DebiCheckMandate: mandate, MainMember, PaymentMethod } = policy;
  const notice = `We send a notice to the number on record, ${formatPhone(MainMember.Cell_Number)}.`;
  if (change.outcome === 'PENDING') {
    const isWithStaff = call.action === 'UPDATE_BANKING_DETAILS' && (call.body.Documents ?? []).length > 0;
    return [
      isWithStaff
        ? 'One of our consultants checks the paper of your bank.'
        : 'We are verifying your account. This can take up to 48 hours.',
      'Until then we go on collecting as before.',
      notice,
    ];
  }
  const isDebitOrder = call.action === 'UPDATE_BANKING_DETAILS' || call.body.Payment_Method === 'DEBIT_ORDER';
  if (!isDebitOrder) return ['You find how and where to pay under banking details.', notice];
  const who = mandate?.Debtor_Name ?? 'The account holder';
  const until = mandate && isWithPayer(mandate) ? answerUntil(mandate) : null;
  const bank = mandate && atBank(mandate.Bank_Name);
  return [
    `${who} approves the debit order at the bank${until === null ? '' : `, at the latest at ${momentInWords(until)}`}.`,
    ...(bank ? [bank] : []),
    ...(PaymentMethod.Next_Collection_Date
      ? [`The next collection is on ${formatDate(PaymentMethod.Next_Collection_Date)}.`]
      : []),
    notice,
  ];
}

export function WhatNext(props: WhatNextProps) {
  const sentences = whatNext(props);
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2} size="md">
          What happens next
        </Heading>
        <List>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
        {props.call?.action === 'UPDATE_BANKING_DETAILS' && <MandateLink />}
      </Stack>
    </Card>
  );
}
