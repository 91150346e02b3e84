import { useWrite, writeMutation } from '@portal/api-client';
import { documentAdditions, type DocumentFile, type Policy } from '@portal/contract';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Alert, Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { IssuedCertificate } from './issued-certificate';
import { whyNoCertificate } from './why-no-certificate';

/** A certificate that shows others who is covered, and that they can check. */
export function CertificateCard({ policy: { Policy_Number: policyNumber, Policy_Status } }: { policy: Policy }) {
  const [issued, setIssued] = useState<DocumentFile | null>(null);
  const issuing = useWrite(writeMutation(documentAdditions.benefitCertificate, { policyNumber }));
  const whyNot = whyNoCertificate(Policy_Status);

  return (
    <TitledCard title="Benefit certificate">
      <Text>
        Shows a funeral parlour, an employer or anybody else who is covered on this policy and for how much. It carries
        a code by which they can check that it is real and still holds. It does not name your beneficiaries.
      </Text>
      {whyNot === null ? (
        <>
          <Text tone="muted">A new certificate replaces the one before it.</Text>
          <FileButtons
            label={issued ? 'Issue another certificate (PDF)' : 'Issue a certificate (PDF)'}
            failed="The certificate could not be issued. Please try again."
            ours="Benefit certificate"
            get={() => issuing.send()}
            onFile={setIssued}
          />
          {issued && <IssuedCertificate file={issued} key={issued.fileName} />}
        </>
      ) : (
        <Alert>{whyNot}</Alert>
      )}
    </TitledCard>
  );
}
