import { type ApprovalCase } from '@portal/contract';
import { Card, DescriptionList, Heading, Stack } from '@portal/ui-kit';

/** Who leaves the policy, what they lose, and the reason that was given for it. Nothing where nobody leaves. */
export function CaseRemoval({ removal }: Pick<ApprovalCase, 'removal'>) {
  if (removal === null) return null;
  const { person, loses, reason } = removal;
  return (
    <Card as="section" aria-labelledby="case-removal">
      <Stack gap="md">
        <Heading level={2} size="md" id="case-removal">
          Who leaves
        </Heading>
        <DescriptionList
          rows={[
            { label: 'Person', value: person },
            { label: 'Loses', value: loses },
            ...(reason === null ? [] : [{ label: 'Reason given', value: reason }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
