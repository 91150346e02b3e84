import { fullName } from '@portal/domain';
import { bankOptions } from '@portal/forms';
import { paymentOn, usePaymentForm } from '@portal/policy-workflow/new-policyholder';
import { Text } from '@portal/ui-kit';
import { useMemo } from 'react';
import { useApplication } from '../../application/application-context';
import { StepForm } from '../step-form';

/** How the premium is paid. The account number stays on this page: it is typed again in another visit. */
export function PaymentStep() {
  const { application, situation, change } = useApplication();
  const { banks, today, policy } = situation;
  const lists = useMemo(() => ({ Bank_Name: bankOptions(banks) }), [banks]);
  const ownName = fullName(policy.MainMember);
  const form = usePaymentForm(ownName);
  const mine = { Account_Holder_Name: ownName, Account_Holder_Relationship: 'SELF' };
  return (
    <>
      <Text>
        The first premium is collected or paid once we have approved your application. Account numbers are not kept with
        unfinished applications: when you leave, you type the number again.
      </Text>
      <StepForm
        step="payment"
        form={form}
        schema={paymentOn(today, banks)}
        initialValues={{ ...mine, ...application.payment }}
        lists={lists}
        onValues={(payment) => change({ payment })}
      />
    </>
  );
}
