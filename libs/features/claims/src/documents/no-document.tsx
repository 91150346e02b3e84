import { type Claim, claimAdditions, type ClaimDocument } from '@portal/contract';
import { claimDocumentSentences } from '@portal/domain';
import { FailureAlert } from '@portal/policy-workflow';
import { Button, Stack, Text } from '@portal/ui-kit';
import { useClaimWrite } from '../shared/use-claim-write';

interface NoDocumentProps {
  claim: Claim;
  document: ClaimDocument;
  onHelpAsked: (after: Claim) => void;
}

/** The sentence, part as a question and part as what the button does. */
const [question, offer] = claimDocumentSentences.help.replace(/\.$/, '').split(/(?<=\?) /);

/** Tells us that one does not have a document, so that a consultant helps. */
export function NoDocument({ claim, document, onHelpAsked }: NoDocumentProps) {
  const { version } = claim;
  const { send, state, failure } = useClaimWrite(claimAdditions.sendClaimDocument, claim);
  if (document.helpAsked) return <Text>You asked us for help with it. You can still send it.</Text>;
  const ask = async () => {
    const answer = await send({ documentId: document.id, files: [], helpAsked: true, version });
    if (answer.success) onHelpAsked(answer.data);
  };
  return (
    <Stack gap="sm">
      <FailureAlert failure={failure} />
      <Stack gap="none">
        <Text>{question}</Text>
        <Button variant="quiet" state={state} onClick={() => void ask()}>
          {offer}
        </Button>
      </Stack>
    </Stack>
  );
}
