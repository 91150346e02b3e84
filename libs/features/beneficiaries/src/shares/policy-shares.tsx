import { fullName } from '@portal/domain';
import { useFormValues, type WidgetViewProps } from '@portal/forms';
import { shares, SharesView, type TypedShare, usePolicy } from '@portal/policy-workflow/changes';

interface Person {
  readonly First_Name?: string;
  readonly Surname?: string;
}

const nameTyped = ({ First_Name = '', Surname = '' }: Person) => fullName({ First_Name, Surname });

/** The shares of the cover of the policy on screen; the person in the same form is named as they are typed. */
function PolicyShares(props: WidgetViewProps<readonly TypedShare[]>) {
  const cover = usePolicy().data?.MainMember.Cover_Amount ?? 0;
  return <SharesView {...props} cover={cover} nameOfNewPerson={useFormValues(nameTyped)} />;
}

/** The shares of all beneficiaries of the policy on screen as one answer. */
export const policyShares = () => shares(PolicyShares);
