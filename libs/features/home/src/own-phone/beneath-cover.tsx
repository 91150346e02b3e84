import { optionalAreas } from '@portal/contract';
import { payatReference, providerTelLink } from '@portal/domain';
import { ChatLink, usePortalConfig, WhereCall } from '@portal/policy-workflow';
import { type KeptCopy, KeptDocumentList } from '@portal/policy-workflow/own-phone';
import { Barcode, Cluster, Text, TitledCard } from '@portal/ui-kit';

/** What else this phone keeps, beneath the cover card while the policy itself cannot be read: how to pay, whom to call, documents. */
export function BeneathCover({ copy }: { copy: KeptCopy }) {
  const { phone, email } = usePortalConfig().contact;
  return (
    <>
      <WhereCall row={optionalAreas.payat}>
        <TitledCard title="Pay at a till">
          <Text>Show the barcode to the cashier, or read out the Pay@ number.</Text>
          <Barcode value={payatReference(copy.policyNumber)} label="Barcode of your Pay@ number" />
        </TitledCard>
      </WhereCall>
      <TitledCard title="Call us">
        <Text>Without a network on this phone a call still works.</Text>
        <Cluster>
          <a href={providerTelLink(phone)}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          <ChatLink />
        </Cluster>
      </TitledCard>
      <KeptDocumentList copy={copy} />
    </>
  );
}
