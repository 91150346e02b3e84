import { portalPaths, type QueuedApproval } from '@portal/contract';
import { actionTypes, formatDate, formatRand, labelOf, todayInJohannesburg } from '@portal/domain';
import { buttonStyle, Card, DescriptionList, Heading, Stack, Stays, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { queueSuffix, type QueueSearch } from '../data/queue-search';
import { requesterInWords } from '../shared/asked-for-by';
import { RiskBadge } from '../shared/risk-badge';

interface QueuePreviewProps {
  request: QueuedApproval;
  search: QueueSearch;
}

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));

/** What the list knows of the request that somebody is at, for whoever decides which to open. */
export function QueuePreview({ request, search }: QueuePreviewProps) {
  const { id, actionType, entityLabel, policyholder, policyNumber, requestedBy, requestedAt, expiresAt } = request;
  const { premiumBefore, premiumAfter, canDecide, whyNot } = request;
  return (
    <Stays small="flow">
      <Card as="section" aria-labelledby="preview">
        <Stack gap="sm">
          <div>
            <Heading level={2} size="sm" id="preview">
              {labelOf(actionTypes, actionType)}
            </Heading>
            <Text size="sm">{entityLabel}</Text>
          </div>
          <DescriptionList
            rows={[
              { label: 'Policyholder', value: `${policyholder}, ${policyNumber}` },
              {
                label: 'Requested by',
                value: `${requesterInWords(requestedBy)}, ${dayOf(requestedAt)}`,
              },
              { label: 'Due', value: dayOf(expiresAt) },
              ...(premiumBefore !== null && premiumAfter !== null
                ? [{ label: 'Premium a month', value: `${formatRand(premiumBefore)} → ${formatRand(premiumAfter)}` }]
                : []),
              { label: 'Risk', value: <RiskBadge {...request} /> },
            ]}
          />
          {!canDecide && whyNot && <Text size="sm">{whyNot}</Text>}
          <Link className={buttonStyle('secondary')} to={portalPaths.approval(id) + queueSuffix(search)}>
            Open this request
          </Link>
        </Stack>
      </Card>
    </Stays>
  );
}
