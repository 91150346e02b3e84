import { type DebitException, portalPaths } from '@portal/contract';
import { formatDate, formatRand, heldByException } from '@portal/domain';
import { Badge, Button, type DescriptionRow, RecordCard } from '@portal/ui-kit';
import { useState } from 'react';
import { PolicyLink } from '../shared/policy-link';
import { ageInWords } from '../shared/waiting-messages';
import { CloseStep } from './close-step';
import { exceptionWords, heldWords } from './exception-messages';

interface ExceptionCardProps {
  exception: DebitException;
  onSettled: (words: string) => void;
}

/** One debit to look into: what the bank said, what waits for it, what to do, and closing it. */
export function ExceptionCard({ exception, onSettled }: ExceptionCardProps) {
  const [isClosing, setIsClosing] = useState(false);
  const isHeld = heldByException(exception.reason) !== null;
  return (
    <RecordCard
      title={exceptionWords[exception.reason].title}
      badge={isHeld && <Badge tone="amber">Holds the policy</Badge>}
      rows={rowsOf(exception)}
    >
      {isClosing ? (
        <CloseStep exception={exception} onBack={() => setIsClosing(false)} onSettled={onSettled} />
      ) : (
        <Button onClick={() => setIsClosing(true)}>Close it</Button>
      )}
    </RecordCard>
  );
}

function rowsOf({ reason, policyNumber, bankSaid, amount, actionDate, ...more }: DebitException): DescriptionRow[] {
  const { bankAmount, ageDays, instruction } = more;
  return [
    { label: 'To do', value: exceptionWords[reason].todo },
    {
      label: 'Policy',
      value: policyNumber ? (
        <PolicyLink policyNumber={policyNumber} returnTo={portalPaths.debitExceptions()} />
      ) : (
        'None that we know'
      ),
    },
    ...(bankSaid === null ? [] : [{ label: 'The bank said', value: bankSaid }]),
    ...(amount === null || actionDate === null
      ? []
      : [{ label: 'Asked for', value: `${formatRand(amount)} on ${formatDate(actionDate)}` }]),
    ...(bankAmount === null || bankAmount === amount
      ? []
      : [{ label: 'Amount that the bank names', value: formatRand(bankAmount) }]),
    { label: 'On hold until closed', value: heldWords(reason) },
    { label: 'Waiting', value: ageInWords(ageDays) },
    { label: 'Number at the bank', value: instruction },
  ];
}
