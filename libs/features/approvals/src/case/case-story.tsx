import { type ApprovalCase } from '@portal/contract';
import { formatMoment } from '@portal/domain';
import { HistoryList } from '@portal/policy-workflow/servicing';
import { RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';

const momentOf = (instant: string) => formatMoment(new Date(instant));

/** What was asked of the policyholder, and what happened so far, oldest first. */
export function CaseStory({ found: { asked, history } }: { found: ApprovalCase }) {
  return (
    <>
      {asked.length > 0 && (
        <TitledCard title="Asked of the policyholder">
          <RecordList>
            {asked.map(({ askedAt, askedBy, message, answeredAt }) => (
              <li key={askedAt}>
                <Stack gap="xs">
                  <Text>{message}</Text>
                  <Text size="sm" tone="muted">
                    {`${askedBy}, ${momentOf(askedAt)}. `}
                    {answeredAt ? `Answered on ${momentOf(answeredAt)}.` : 'No answer yet.'}
                  </Text>
                </Stack>
              </li>
            ))}
          </RecordList>
        </TitledCard>
      )}
      <TitledCard title="History">
        {history.length === 0 && <Text tone="muted">Nothing has happened since it was asked for.</Text>}
        <HistoryList history={history} />
      </TitledCard>
    </>
  );
}
