import { ApiError, readQuery } from '@portal/api-client';
import { certificateAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { Alert, SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CertificateAnswer } from './certificate-answer';

const tooManyTries = 429;

/** Asks about one code and says what came back. */
export function CheckedCode({ code }: { code: string }) {
  // Asked anew each time: a certificate may be replaced from one moment to the next.
  const answer = useQuery({ ...readQuery(certificateAdditions.certificateState, { code }), staleTime: 0 });
  const status = answer.error instanceof ApiError ? answer.error.status : null;
  if (status === 404) return <CertificateAnswer code={code} found={null} />;
  if (status === tooManyTries) {
    return (
      <Alert tone="warning" role="alert">
        Too many codes were checked from your network. Wait a few minutes and try again.
      </Alert>
    );
  }
  return (
    <QueryView query={answer} loading={<SkeletonCard />} failed="The certificate could not be checked">
      {(found) => <CertificateAnswer code={code} found={found} />}
    </QueryView>
  );
}
