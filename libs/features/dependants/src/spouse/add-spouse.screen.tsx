import { dependantEndpoints, type Policy, spouseInput } from '@portal/contract';
import { formatCover, formatRand } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, usePolicy } from '@portal/policy-workflow/changes';
import { Text } from '@portal/ui-kit';
import { backToDependants } from '../adults/back-to-dependants';
import { newLifeNotes } from '../shared/new-life-notes';
import { spouseForm } from './spouse-form';

/** Adds the spouse: what is asked, what follows, and the request to staff. */
function AddSpouseScreen() {
  const today = useToday();
  const { data: policy } = usePolicy();
  return (
    <ChangeJourney
      description="Tell us about the husband, wife or partner you want to cover."
      action="ADD_SPOUSE"
      endpoint={dependantEndpoints.addSpouse}
      form={spouseForm}
      schema={spouseInput(today)}
      initialValues={{ Id_Type: 'SA_ID' }}
      bodyOf={(body) => body}
      notesOf={(body) => (
        <>
          {policy && <Text>{premiumStays(policy)}</Text>}
          {newLifeNotes({ kind: 'SPOUSE', body, policy, today })}
        </>
      )}
      back={backToDependants}
      intro={policy && <Text>{`${coverOf(policy)} ${premiumStays(policy)}`}</Text>}
    />
  );
}
export { AddSpouseScreen as Component };

const coverOf = ({ Product }: Policy) => `Your plan covers your spouse for ${formatCover(Product.spouseCover)}.`;
const premiumStays = ({ Monthly_Premium }: Policy) => `Your premium stays ${formatRand(Monthly_Premium)} a month.`;
