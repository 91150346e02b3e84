import { type ClaimCase } from '@portal/contract';
import { Button, Cluster, DescriptionList, Stack, Text } from '@portal/ui-kit';
import { DocumentFiles } from '../documents/document-files';
import { useDoing } from '../steps/use-doing';
import { AnswerStep } from './answer-step';
import { ConfirmAnswerStep } from './confirm-answer-step';
import { type Representation, representationRows } from './representation-rows';

interface RepresentationRowProps {
  found: ClaimCase;
  sent: Representation;
  onDone: (sentence: string) => void;
}

/** What somebody sent, its files, the answer, and for whoever has taken the claim the way to give one. */
export function RepresentationRow({ found, sent, onDone }: RepresentationRowProps) {
  const { doing, setDoing, ends } = useDoing<'answer' | 'confirm'>(onDone);
  const isMine = found.takenBy?.isMine === true;
  const isOpen = isMine && sent.answeredAt === null;
  const mayConfirm = isOpen && found.allowedActs.includes('CONFIRM_ANSWER');
  const mayAnswer = isOpen && found.allowedActs.includes('ANSWER');
  const step = { found, representationId: sent.id, ...ends };
  return (
    <li>
      <Stack gap="xs">
        {sent.text.split(/\s*[\r\n]+\s*/).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <DocumentFiles claimId={found.id} document={{ label: 'What they sent', files: sent.files }} mayOpen={isMine} />
        <DescriptionList rows={representationRows(sent)} />
        {doing === 'answer' && <AnswerStep {...step} />}
        {doing === 'confirm' && <ConfirmAnswerStep {...step} />}
        {doing === null && (mayAnswer || mayConfirm) && (
          <Cluster>
            {mayConfirm && <Button onClick={() => setDoing('confirm')}>Confirm the answer</Button>}
            {mayAnswer && (
              <Button variant={mayConfirm ? 'secondary' : 'primary'} onClick={() => setDoing('answer')}>
                {sent.answer === null ? 'Answer it' : 'Answer it otherwise'}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </li>
  );
}
