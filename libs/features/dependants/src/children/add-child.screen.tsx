import { childInput, dependantEndpoints } from '@portal/contract';
import { formatRand, mostLives } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, usePolicy, WithPolicy } from '@portal/policy-workflow/changes';
import { Text } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';
import { AddNewborn } from './add-newborn';
import { childForm } from './child-form';
import { NewChildNotes } from './new-child-notes';

const unlessSaid = { Id_Type: 'SA_ID', Is_Student: false, Is_Disabled: false, Is_Married: false };

/** Adds a child; `?newborn=yes` a baby without an ID number yet. */
function AddChildScreen() {
  const [search] = useSearchParams();
  return search.has('newborn') ? (
    <WithPolicy title="Add newborn">{(policy) => <AddNewborn policy={policy} />}</WithPolicy>
  ) : (
    <AddChild />
  );
}
export { AddChildScreen as Component };

/** What is asked, what follows, and the request to staff. */
function AddChild() {
  const { data: policy } = usePolicy();
  const premiumStays = policy ? ` Your premium stays ${formatRand(policy.Monthly_Premium)} a month.` : '';
  return (
    <ChangeJourney
      description="Tell us about the child you want to cover."
      action="ADD_CHILD"
      endpoint={dependantEndpoints.addChild}
      form={childForm}
      schema={childInput(useToday())}
      initialValues={unlessSaid}
      bodyOf={(body) => body}
      notesOf={(body) => policy && <NewChildNotes body={body} policy={policy} />}
      back={backToDependants}
      intro={
        <Text>
          {`You can cover up to ${mostLives.children} children: your own, step, adopted and foster children.${premiumStays}`}
        </Text>
      }
    />
  );
}
