import { collectionNoticeDays, conduct } from '@portal/domain';
import { Text } from '@portal/ui-kit';

export const DebitOrders = () => (
  <>
    <Text>
      We collect premiums by DebiCheck. Your bank shows you the debit order first and asks whether you agree. Unless you
      agree there, we cannot collect, and you need to pay in another way.
    </Text>
    <Text>
      Somebody else may pay for you. That person must agree at their own bank, and does not become the policyholder.
    </Text>
    <Text>
      You choose the day. In a month without that day we collect on the last day of the month. If it is a Sunday or a
      public holiday, we collect on the processing day before. The reference on your bank statement begins with your
      policy number.
    </Text>
    <Text>
      Change the day or the account at least {collectionNoticeDays} days before the next debit. If it is later, that
      debit still goes off as before. For a new account your bank always asks you again.
    </Text>
    <Text>
      A debit that fails may be tried again for up to {conduct.DEBIT_TRACKING_DAYS} days. We never collect more than the
      maximum that you agreed to.
    </Text>
    <Text>
      Cancelling a debit order does not cancel your policy. The premium stays due, and you can pay it in another way.
    </Text>
  </>
);
