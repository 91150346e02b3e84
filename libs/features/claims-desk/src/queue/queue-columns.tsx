import { type QueuedClaim } from '@portal/contract';
import { claimStatuses, deceasedKinds, isOpenClaim, labelOf, type PlainDate, riskLevels, toneOf } from '@portal/domain';
import { Badge, Cluster, type DataColumn, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { caseAddress } from '../data/case-address';
import { type QueueSearch } from '../data/queue-search';
import { dueWords, noDayWords } from '../shared/due-words';
import { takenInList } from '../shared/taken-words';
import { documentWords } from './document-words';

interface QueueFacts {
  search: QueueSearch;
  today: PlainDate;
}

/** What the queue says of each claim, on two lines; the preview beside it says the rest. */
export const queueColumns = ({ search, today }: QueueFacts): DataColumn<QueuedClaim>[] => [
  { key: 'claim', label: 'Claim', isName: true, cell: (claim) => <ClaimLink claim={claim} search={search} /> },
  {
    key: 'due',
    label: 'Due, documents',
    wrap: 'no',
    cell: (claim) => <DueCell claim={claim} today={today} />,
  },
  { key: 'state', label: 'Flags, who', wrap: 'words', cell: (claim) => <StateCell claim={claim} /> },
];

/** Whose claim it is and where it stands; leads to the claim. */
const ClaimLink = ({ claim: { id, life, reference, status }, search }: { claim: QueuedClaim; search: QueueSearch }) => (
  <Link to={caseAddress(id, search)} data-row={id}>
    <span>
      {life.name}
      <VisuallyHidden>{`, claim ${reference}. `}</VisuallyHidden>
    </span>
    <Text as="span" size="sm" tone="muted">
      {`${labelOf(deceasedKinds, life.kind)} · ${labelOf(claimStatuses, status)}`}
      <span aria-hidden="true">
        {' · '}
        <span data-wrap="never">{reference}</span>
      </span>
    </Text>
  </Link>
);

function DueCell({ claim, today }: { claim: QueuedClaim; today: PlainDate }) {
  const due = dueWords(claim, today);
  return (
    <Stack gap="none">
      <div>{due ? <Badge tone={due.tone}>{due.words}</Badge> : <Text as="span">{noDayWords(claim.status)}</Text>}</div>
      <Text as="span" size="sm" tone="muted">
        {documentWords(claim)}
      </Text>
    </Stack>
  );
}

function StateCell({ claim }: { claim: QueuedClaim }) {
  const { flagged, isStoppedByRegister, isRecommended, isHelpAsked, takenBy, status } = claim;
  const hasBadges = flagged !== null || isStoppedByRegister || isRecommended || isHelpAsked;
  return (
    <Stack gap="none">
      {hasBadges && (
        <Cluster gap="xs">
          {flagged && <Badge tone={toneOf(riskLevels, flagged)}>{labelOf(riskLevels, flagged)}</Badge>}
          {isStoppedByRegister && <Badge tone="red">Register says alive</Badge>}
          {isRecommended && <Badge tone="blue">Recommended</Badge>}
          {isHelpAsked && <Badge tone="amber">Help asked</Badge>}
        </Cluster>
      )}
      {(takenBy !== null || isOpenClaim(status)) && (
        <Text as="span" size="sm" tone="muted">
          {takenInList(takenBy)}
        </Text>
      )}
    </Stack>
  );
}
