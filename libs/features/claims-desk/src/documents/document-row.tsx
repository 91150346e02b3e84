import { type ClaimCase } from '@portal/contract';
import { claimDocumentStatuses, labelOf, notUsableReasons, toneOf } from '@portal/domain';
import { Badge, Button, Cluster, fetchAhead, Heading, lazyPart, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Suspense, useEffect } from 'react';
import { dayOf } from '../shared/moments';
import { useDoing } from '../steps/use-doing';
import { DocumentFiles } from './document-files';
import { type DocumentAct } from './document-step';
import { saysWords } from './says-words';

const fetchStep = () => import('./document-step');
/** Fetched once the claim is taken on, as the forms of a decision are. */
const DocumentStep = lazyPart(fetchStep);

type ClaimDocument = ClaimCase['documents'][number];

interface DocumentRowProps {
  found: ClaimCase;
  document: ClaimDocument;
  onDone: (sentence: string) => void;
}

/** One document: what it is, how far it is, its files, and what can be done with it. */
export function DocumentRow({ found, document, onDone }: DocumentRowProps) {
  const { label, status, files } = document;
  const { doing, setDoing, ends } = useDoing<DocumentAct>(onDone);
  const isMine = found.takenBy?.isMine === true;
  const mayJudge = isMine && found.allowedActs.includes('JUDGE_DOCUMENTS');
  const mayReceive = isMine && found.allowedActs.includes('SEND_DOCUMENTS');

  useEffect(() => {
    if (isMine) fetchAhead(fetchStep);
  }, [isMine]);

  return (
    <li>
      <Stack gap="xs">
        <Cluster justify="between" align="baseline" gap="xs">
          <Heading level={3} size="sm">
            {label}
          </Heading>
          <Badge tone={toneOf(claimDocumentStatuses, status)}>{labelOf(claimDocumentStatuses, status)}</Badge>
        </Cluster>
        {linesOf(document).map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
        <DocumentFiles claimId={found.id} document={document} mayOpen={isMine} />
        <Suspense>
          {doing !== null && <DocumentStep act={doing} found={found} document={document} {...ends} />}
        </Suspense>
        {doing === null && (mayJudge || mayReceive) && (
          <Cluster>
            {mayJudge && (
              <Button variant="secondary" onClick={() => setDoing('judge')}>
                {files.length === 0 ? 'Do without it' : 'Judge it'}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            )}
            {mayReceive && (
              <Button variant="quiet" onClick={() => setDoing('receive')}>
                Add a file
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </li>
  );
}

/** What is known of it, a line each. */
function linesOf({ why, reason, note, payeeName, helpAsked, neededFor, judgedBy, judgedAt, says }: ClaimDocument) {
  return [
    why,
    ...(payeeName === null ? [] : [`Of ${payeeName}.`]),
    ...(neededFor === 'PAYMENT' ? ['Needed to pay, not to decide.'] : []),
    ...(helpAsked ? ['They do not have it and asked us for help.'] : []),
    ...(reason === null ? [] : [`Not usable: ${labelOf(notUsableReasons, reason)}.`]),
    ...(note === null ? [] : [note]),
    ...(says === null ? [] : saysWords(says)),
    ...(judgedBy === null || judgedAt === null ? [] : [`Judged by ${judgedBy} on ${dayOf(judgedAt)}.`]),
  ];
}
