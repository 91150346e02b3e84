import { portalPaths } from '@portal/contract';
import { Card, PageLayout, Stack } from '@portal/ui-kit';
import { useNavigate, useParams } from 'react-router-dom';
import { CheckedCode } from './checked-code';
import { CodeForm } from './code-form';
import { codeInAddress } from './code-in-address';

/** Whether a benefit certificate is real and still holds: for whoever is shown one, without signing in. */
function CheckCertificateScreen() {
  const { id } = useParams();
  const address = codeInAddress(id);
  const navigate = useNavigate();
  return (
    <PageLayout
      title="Check a certificate"
      description="Were you shown a benefit certificate? Here anybody can see whether we issued it and whether it still holds."
    >
      <Stack gap="lg">
        {address.kind === 'code' && <CheckedCode key={address.code} code={address.code} />}
        <Card>
          <CodeForm
            key={id}
            label={address.kind === 'code' ? 'Another code' : 'The code on the certificate'}
            {...(address.kind === 'unreadable' && { typed: address.typed, message: address.message })}
            onCode={(code) => void navigate(portalPaths.certificate(code))}
          />
        </Card>
      </Stack>
    </PageLayout>
  );
}
export { CheckCertificateScreen as Component };
