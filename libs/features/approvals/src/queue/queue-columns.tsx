import { type QueuedApproval } from '@portal/contract';
import { formatShortDate, roleLabels, todayInJohannesburg } from '@portal/domain';
import { Badge, Checkbox, Cluster, type DataColumn, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { RiskBadge } from '../shared/risk-badge';
import { ageInWords, dueInWords } from '../shared/waiting-messages';
import { type Chosen } from '../together/use-chosen';
import { whyNotTogether } from '../together/may-choose';
import { type QueueSearch } from '../data/queue-search';
import { RequestLink } from './request-link';
import { stateWords } from './state-messages';

interface QueueFacts {
  search: QueueSearch;
  now: Date;
  chosen: Chosen;
}

const dayOf = (instant: string) => formatShortDate(todayInJohannesburg(new Date(instant)));

/** What the queue says of each request. */
export const queueColumns = ({ search, now, chosen }: QueueFacts): DataColumn<QueuedApproval>[] => [
  { key: 'request', label: 'Request', cell: (request) => <RequestLink request={request} search={search} /> },
  {
    key: 'age',
    label: 'Waiting',
    wrap: 'words',
    cell: ({ requestedAt, requestedBy }) => (
      <Stack gap="xs">
        <span>{ageInWords(new Date(requestedAt), now)}</span>
        <Text size="sm" tone="muted">
          {`${dayOf(requestedAt)}, ${requestedBy.name} (${roleLabels[requestedBy.role]})`}
        </Text>
      </Stack>
    ),
  },
  { key: 'due', label: 'Due', wrap: 'no', cell: ({ expiresAt }) => <DueCell expiresAt={expiresAt} now={now} /> },
  { key: 'risk', label: 'Risk', cell: (request) => <RiskBadge {...request} /> },
  { key: 'state', label: 'State', cell: (request) => <StateCell request={request} /> },
  {
    key: 'together',
    label: 'Together',
    wrap: 'no',
    cell: (request) => <ChooseCell request={request} chosen={chosen} />,
  },
];

function DueCell({ expiresAt, now }: { expiresAt: string; now: Date }) {
  const { words, tone } = dueInWords(new Date(expiresAt), now);
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <Text size="sm" tone="muted">
        {dayOf(expiresAt)}
      </Text>
    </Stack>
  );
}

function StateCell({ request }: { request: QueuedApproval }) {
  const states = stateWords(request);
  return (
    <Stack gap="xs">
      {states.length > 0 && (
        <Cluster gap="xs">
          {states.map(({ words, tone }) => (
            <Badge key={words} tone={tone}>
              {words}
            </Badge>
          ))}
        </Cluster>
      )}
      {!request.canDecide && request.whyNot && request.approverType !== 'CUSTOMER' && (
        <Text size="sm">{request.whyNot}</Text>
      )}
      {states.length === 0 && request.canDecide && <Text size="sm">Nobody works on it</Text>}
    </Stack>
  );
}

/** A box where a request may be approved with others; which others is settled by the first. */
function ChooseCell({ request, chosen }: { request: QueuedApproval; chosen: Chosen }) {
  if (!request.isSafeTogether || !request.canDecide) return <VisuallyHidden>Not possible</VisuallyHidden>;
  const refusal = whyNotTogether(request, chosen.chosen);
  return (
    <Checkbox
      label={
        <>
          Choose<VisuallyHidden>{` ${request.entityLabel}, ${request.policyholder}`}</VisuallyHidden>
        </>
      }
      checked={chosen.isChosen(request)}
      disabled={refusal !== null}
      onChange={() => chosen.toggle(request)}
    />
  );
}
