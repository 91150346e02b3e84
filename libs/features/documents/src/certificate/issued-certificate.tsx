import { type DocumentFile, portalPaths } from '@portal/contract';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Alert, Cluster, CopyButton, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { codeOf } from './code-of';

/** The certificate that was just issued: its code to pass on, and the file once more without issuing another one. */
export function IssuedCertificate({ file }: { file: DocumentFile }) {
  const code = codeOf(file);
  return (
    <Stack gap="md">
      <Alert tone="success" role="status">
        {code !== null && (
          <Cluster>
            <span>
              The code of this certificate is <strong>{code}</strong>
            </span>
            <CopyButton value={code} label="Copy the code" />
          </Cluster>
        )}
        <span>
          Any earlier certificate is now replaced.{' '}
          {code !== null && <Link to={portalPaths.certificate(code)}>See what they see who check it</Link>}
        </span>
      </Alert>
      <FileButtons
        label="Save it again"
        opens="Open or print it"
        get={() => Promise.resolve({ success: true, data: file })}
      />
    </Stack>
  );
}
