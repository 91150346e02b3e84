import { useIsClaimant } from '@portal/auth';
import { callCancelled, type Claim, claimAdditions, type ClaimDocument } from '@portal/contract';
import { nameOfDocument, notUsableSentence } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { failureWords, useToday } from '@portal/policy-workflow';
import { prepareToSend, useTransfer } from '@portal/policy-workflow/documents';
import { Alert, Disclosure, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { alternativeTo } from '../shared/documents-of-claim';
import { useClaimWrite } from '../shared/use-claim-write';
import { documentForm } from './document-form';
import { NoDocument } from './no-document';
import { pagesOf } from '../shared/part-of-claim';

interface SendDocumentProps {
  claim: Claim;
  document: ClaimDocument;
  /** Which of several it is. */
  place: string | null;
  /** What became of the one before. */
  notice: ReactNode;
  onSent: (after: Claim) => void;
  onHelpAsked: (after: Claim) => void;
}

/** One document: what it is and why, the camera or a file, and the way to say that one does not have it. */
export function SendDocument({ claim, document, place, notice, onSent, onHelpAsked }: SendDocumentProps) {
  const { reference, policyNumber, version } = claim;
  const { id, label, why, reason, status } = document;
  const alternative = alternativeTo(document);
  const today = useToday();
  const { send } = useClaimWrite(claimAdditions.sendClaimDocument, claim);
  // Parts are kept under a policy, which whoever claims without one does not reach: theirs go whole.
  const isClaimant = useIsClaimant();
  const { inParts, sending } = useTransfer(true, isClaimant ? undefined : policyNumber);
  useEffect(prepareToSend, []);
  return (
    <ClaimPage
      title={nameOfDocument(label).name}
      {...(alternative !== null && { description: alternative })}
      beside={place && <Text tone="muted">{place}</Text>}
    >
      <Stack gap="md">
        {notice}
        {status === 'NOT_USABLE' && reason !== null && <Alert tone="error">{notUsableSentence(reason)}</Alert>}
        <Disclosure summary="Why we ask">
          <Text>{why}</Text>
        </Disclosure>
        <SchemaForm
          form={documentForm}
          today={today}
          record={`${reference}/${id}`}
          submitLabel="Send these documents"
          onSubmit={async ({ files }, { idempotencyKey }) => {
            const answer = await send({ documentId: id, files, version }, { idempotencyKey, inParts });
            if (answer.success) return answer;
            return { ...answer, message: failureWords(answer), isCancelled: answer.code === callCancelled };
          }}
          onDone={onSent}
          actions={sending === null && <Link to={pagesOf(claim).claim}>Later</Link>}
        >
          {sending}
        </SchemaForm>
        {sending === null && <NoDocument claim={claim} document={document} onHelpAsked={onHelpAsked} />}
      </Stack>
    </ClaimPage>
  );
}
