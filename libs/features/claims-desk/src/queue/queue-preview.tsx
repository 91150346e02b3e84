import { type QueuedClaim } from '@portal/contract';
import { claimStatuses, deceasedKinds, formatDate, labelOf, type PlainDate, riskLevels, toneOf } from '@portal/domain';
import { Badge, buttonStyle, Card, DescriptionList, Heading, Stack, Stays, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { caseAddress } from '../data/case-address';
import { type QueueSearch } from '../data/queue-search';
import { DueBadge } from '../shared/due-badge';
import { dueWords, noDayWords } from '../shared/due-words';
import { dayOf } from '../shared/moments';
import { takenInList } from '../shared/taken-words';
import { documentWords } from './document-words';

interface QueuePreviewProps {
  claim: QueuedClaim;
  search: QueueSearch;
  today: PlainDate;
}

/** What the list knows of the claim that somebody is at, for whoever decides which to open. */
export function QueuePreview({ claim, search, today }: QueuePreviewProps) {
  const { id, life, reference, policyNumber, dateOfDeath, reportedAt, status, flagged, takenBy } = claim;
  const due = dueWords(claim, today);
  return (
    <Stays small="flow">
      <Card as="section" aria-labelledby="preview">
        <Stack gap="sm">
          <div>
            <Heading level={2} size="sm" id="preview">
              {life.name}
            </Heading>
            <Text size="sm">{`${labelOf(deceasedKinds, life.kind)}, died on ${formatDate(dateOfDeath)}`}</Text>
          </div>
          <DescriptionList
            rows={[
              { label: 'Claim', value: reference },
              { label: 'Policy', value: policyNumber },
              { label: 'Reported', value: dayOf(reportedAt) },
              { label: 'Stands at', value: labelOf(claimStatuses, status) },
              { label: 'Due', value: due ? <DueBadge due={due} /> : noDayWords(status) },
              { label: 'Documents', value: documentWords(claim) },
              ...(flagged
                ? [
                    {
                      label: 'Flags',
                      value: <Badge tone={toneOf(riskLevels, flagged)}>{labelOf(riskLevels, flagged)}</Badge>,
                    },
                  ]
                : []),
              ...(claim.isStoppedByRegister
                ? [{ label: 'Death register', value: 'Says that this person lives: nothing is paid' }]
                : []),
              { label: 'Who', value: takenInList(takenBy) },
            ]}
          />
          <Link className={buttonStyle('secondary')} to={caseAddress(id, search)}>
            Open this claim
          </Link>
        </Stack>
      </Card>
    </Stays>
  );
}
