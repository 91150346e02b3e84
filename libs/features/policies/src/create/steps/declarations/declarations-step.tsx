import { portalPaths } from '@portal/contract';
import { applicationConsent } from '@portal/contract/words';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useApplication } from '../../application/application-context';
import { StepForm } from '../step-form';
import { declarationsForm } from './declarations-form';

/** What somebody agrees to. It is asked anew in each visit, and kept with its version and the time when the application is sent. */
export function DeclarationsStep() {
  const { application, change } = useApplication();
  return (
    <>
      <Text>
        Read each of these. How we treat personal information stands in our{' '}
        <Link to={portalPaths.privacyNotice()}>privacy notice</Link>.
      </Text>
      <StepForm
        step="declarations"
        form={declarationsForm}
        initialValues={application.declarations}
        onValues={(declarations) => change({ declarations })}
      />
      <Text size="sm" tone="muted">
        {`We keep these words (version ${applicationConsent.version}) and the time at which you agreed with your application.`}
      </Text>
    </>
  );
}
