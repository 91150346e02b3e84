import { childInput, dependantEndpoints } from '@portal/contract';
import { formatRand, mostLives } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, Sentences, usePolicy } from '@portal/policy-workflow/changes';
import { Text } from '@portal/ui-kit';
import { backToDependants } from '../adults/back-to-dependants';
import { newLifeNotes } from '../shared/new-life-notes';
import { childForm } from './child-form';
import { coverSentences } from './cover-sentences';

const unlessSaid = { Id_Type: 'SA_ID', Is_Student: false, Is_Disabled: false, Is_Married: false };

/** Adds a child: what is asked, what follows, and the request to staff. */
function AddChildScreen() {
  const today = useToday();
  const { data: policy } = usePolicy();
  const premiumStays = policy && `Your premium stays ${formatRand(policy.Monthly_Premium)} a month.`;
  return (
    <ChangeJourney
      title="Add child"
      description="Tell us about the child you want to cover."
      action="ADD_CHILD"
      endpoint={dependantEndpoints.addChild}
      form={childForm}
      schema={childInput(today)}
      initialValues={unlessSaid}
      bodyOf={(body) => body}
      notesOf={(body) => (
        <>
          {policy && (
            <Sentences title="Cover" all={[...coverSentences(body, policy.Product, today), premiumStays ?? '']} />
          )}
          {newLifeNotes({ kind: 'CHILD', body, policy, today })}
        </>
      )}
      back={backToDependants}
      intro={
        <Text>
          {`You can cover up to ${mostLives.children} children: your own, step, adopted and foster children. ${premiumStays ?? ''}`}
        </Text>
      }
    />
  );
}
export { AddChildScreen as Component };
