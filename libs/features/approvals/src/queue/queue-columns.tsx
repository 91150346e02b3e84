import { type QueuedApproval } from '@portal/contract';
import { Badge, Checkbox, Cluster, type DataColumn, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { RiskLevel } from '../shared/risk-badge';
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

/** What the queue says of each request, on two lines; the preview beside it says the rest. */
export const queueColumns = ({ search, now, chosen }: QueueFacts): DataColumn<QueuedApproval>[] => [
  {
    key: 'together',
    label: 'Together',
    wrap: 'no',
    cell: (request) => <ChooseCell request={request} chosen={chosen} />,
  },
  {
    key: 'request',
    label: 'Request',
    isName: true,
    cell: (request) => <RequestLink request={request} search={search} />,
  },
  { key: 'age', label: 'Waiting, due', wrap: 'no', cell: (request) => <WaitingCell request={request} now={now} /> },
  { key: 'state', label: 'Risk, state', cell: (request) => <StateCell request={request} /> },
];

function WaitingCell({ request, now }: { request: QueuedApproval; now: Date }) {
  const { words, tone } = dueInWords(request, now);
  return (
    <Stack gap="none">
      <span>{ageInWords(new Date(request.requestedAt), now)}</span>
      <div>
        <Badge tone={tone}>{words}</Badge>
      </div>
    </Stack>
  );
}

function StateCell({ request }: { request: QueuedApproval }) {
  const states = stateWords(request);
  return (
    <Stack gap="none">
      <div>
        <RiskLevel risk={request.risk} />
      </div>
      {states.length > 0 && (
        <Cluster gap="xs">
          {states.map(({ words, tone }) => (
            <Badge key={words} tone={tone}>
              {words}
            </Badge>
          ))}
        </Cluster>
      )}
      {states.length === 0 && request.canDecide && (
        <Text as="span" size="sm" tone="muted">
          Nobody works on it
        </Text>
      )}
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
