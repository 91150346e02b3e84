import { type Policy, portalPaths } from '@portal/contract';
import {
  debitDayLabel,
  formatDate,
  formatRand,
  labelOf,
  paymentMethods,
  providerTelLink,
  reminderDays,
} from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { DescriptionList, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { movedCollection, movedSentence } from './collection';

/** How the premium comes to us every month, and when it is taken next. */
export function HowYouPay({ policy }: { policy: Policy }) {
  const { PaymentMethod: method } = policy;
  const isDebit = method.Payment_Method === 'DEBIT_ORDER';
  const waits = isDebit && method.Mandate_Status === 'PENDING_AUTHENTICATION';
  return (
    <TitledCard title="How you pay">
      <DescriptionList rows={[methodRow(method), ...(isDebit ? debitRows(policy) : [])]} />
      <HowWords method={method} />
      {waits && <Text>Nothing is collected until the debit order is approved at the bank.</Text>}
      <Link to={portalPaths.bankingDetails()}>{linkWords(isDebit, waits)}</Link>
    </TitledCard>
  );
}

function linkWords(isDebit: boolean, waits: boolean): string {
  if (waits) return 'See how to approve it';
  return isDebit ? 'See or change your account' : 'Pay another way';
}

const methodRow = ({ Payment_Method }: Policy['PaymentMethod']) => ({
  label: 'Method',
  value: labelOf(paymentMethods, Payment_Method),
});

function debitRows({ PaymentMethod: method, BankingDetails: account }: Policy) {
  const { Next_Collection_Date: next, Next_Collection_Amount: amount, Debit_Day: day } = method;
  const moved = next !== null && day !== null ? movedCollection(next, day) : null;
  return [
    ...(account ? [{ label: 'Account', value: `${account.Bank_Name}, ${account.Account_Number}` }] : []),
    ...(day === null ? [] : [{ label: 'Every month on the', value: debitDayLabel(day) }]),
    ...(next === null
      ? []
      : [
          {
            label: 'Next collection',
            value: (
              <>
                {formatDate(next)}
                {amount !== null && `, ${formatRand(amount)}`}
                {moved && <Text size="sm">{movedSentence(moved)}</Text>}
              </>
            ),
          },
        ]),
  ];
}

function HowWords({ method }: { method: Policy['PaymentMethod'] }) {
  const { phone } = usePortalConfig().contact;
  switch (method.Payment_Method) {
    case 'DEBIT_ORDER':
      return null;
    case 'PAYAT':
    case 'EFT':
      return (
        <Text>
          You pay every premium yourself. We remind you by SMS {reminderDays.PREMIUM_DUE[0]} days before it is due.
        </Text>
      );
    case 'SALARY_DEDUCTION':
      return (
        <Text>
          Your employer deducts it. To change that, call <a href={providerTelLink(phone)}>{phone}</a>.
        </Text>
      );
  }
}
