import { childInput, dependantEndpoints, newbornRecord, type Policy, portalPaths } from '@portal/contract';
import { birthCertificateDays } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';
import { NewChildNotes } from './new-child-notes';
import { newbornForm } from './child-form';

/** What holds of every baby. */
const newborn = { Id_Type: 'BIRTH_CERTIFICATE', Is_Student: false, Is_Disabled: false, Is_Married: false } as const;

/** Adds a baby who has no ID number yet: a page that a parent fills in with one hand. */
export function AddNewborn({ policy }: { policy: Policy }) {
  const today = useToday();
  return (
    <ChangeJourney
      title="Add newborn"
      action="ADD_CHILD"
      endpoint={dependantEndpoints.addChild}
      form={newbornForm}
      schema={childInput(today)}
      recordId={newbornRecord}
      initialValues={{ Surname: policy.MainMember.Surname }}
      given={newborn}
      bodyOf={(body) => body}
      notesOf={(body) => <NewChildNotes body={body} policy={policy} isNewborn />}
      back={backToDependants}
      intro={
        <Text>
          Older than {birthCertificateDays} days? <Link to={portalPaths.addChild()}>Add child</Link>
        </Text>
      }
    />
  );
}
