import { portalPaths } from '@portal/contract';
import { formatPhone, fullName } from '@portal/domain';
import { detailRows } from '@portal/policy-workflow/changes';
import { DescriptionList, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useApplication } from '../../application/application-context';
import { StepForm } from '../step-form';
import { meForm } from './me-form';
import { meOfPolicy } from '../../application/me-of-policy';

const documents = ['Id_Number', 'Passport_Number', 'Permit_Number', 'Date_Of_Birth', 'Gender'];

/** Who applies: known already, with how we reach them to check and to change. */
export function MeStep() {
  const { application, situation, change } = useApplication();
  const member = situation.policy.MainMember;
  return (
    <>
      <TitledCard title="Who you are">
        <DescriptionList
          rows={[
            { label: 'Name', value: fullName(member) },
            ...detailRows('MAIN_MEMBER', member, documents),
            { label: 'Cellphone number', value: formatPhone(member.Cell_Number) },
          ]}
        />
        <Text size="sm" tone="muted">
          Is something wrong here? <Link to={portalPaths.updatePersonalDetails()}>Change your personal details</Link>{' '}
          first; your application waits for you.
        </Text>
      </TitledCard>
      <StepForm
        step="me"
        form={meForm}
        initialValues={{ ...meOfPolicy(member), ...application.me }}
        onValues={(me) => change({ me })}
      />
    </>
  );
}
