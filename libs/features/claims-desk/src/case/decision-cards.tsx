import { type ClaimCase } from '@portal/contract';
import { claimDecisionRows } from '@portal/contract/words';
import { DescriptionList, Disclosure, Stack, TitledCard } from '@portal/ui-kit';
import { momentOf } from '../shared/moments';

type Decision = NonNullable<ClaimCase['decision']>;

/** What waits for the second person, what holds, and what was decided before. */
export function DecisionCards({ found: { recommendation, decision, earlierDecisions } }: { found: ClaimCase }) {
  return (
    <>
      {recommendation && (
        <TitledCard title="Recommended">
          <DescriptionList rows={claimDecisionRows(recommendation)} />
        </TitledCard>
      )}
      {(decision || earlierDecisions.length > 0) && (
        <TitledCard title={decision ? 'Decided' : 'Decided before'}>
          {decision && <DecisionList decision={decision} />}
          {earlierDecisions.length > 0 && (
            <Disclosure
              summary={
                earlierDecisions.length === 1 ? 'One earlier decision' : `${earlierDecisions.length} earlier decisions`
              }
            >
              <Stack gap="lg">
                {earlierDecisions.map((earlier) => (
                  <DecisionList key={earlier.confirmedAt} decision={earlier} />
                ))}
              </Stack>
            </Disclosure>
          )}
        </TitledCard>
      )}
    </>
  );
}

const DecisionList = ({ decision }: { decision: Decision }) => (
  <DescriptionList
    rows={[
      ...claimDecisionRows(decision),
      { label: 'Confirmed by', value: `${decision.confirmedBy.name}, ${momentOf(decision.confirmedAt)}` },
      ...(decision.note === null ? [] : [{ label: 'What was checked', value: decision.note }]),
    ]}
  />
);
