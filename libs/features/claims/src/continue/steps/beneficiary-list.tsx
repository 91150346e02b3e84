import { beneficiaryRelationships } from '@portal/domain';
import { Button, Cluster, ConfirmDialog, Heading, RecordList, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nameOfTyped, withoutPerson } from '../answers';
import { addressOf } from '../place';
import { type StepProps } from '../step-props';

/** Those who were named, each to change or to remove. */
export function BeneficiaryList({ takeover: { answers, place, change } }: StepProps) {
  const { Beneficiaries } = answers;
  const [going, setGoing] = useState<number | null>(null);
  const gone = Beneficiaries[going ?? -1];
  if (Beneficiaries.length === 0) return <Text tone="muted">Nobody yet.</Text>;
  return (
    <>
      <RecordList>
        {Beneficiaries.map((one, at) => (
          <li key={at}>
            <Cluster justify="between">
              <Stack gap="xs">
                <Heading level={3} size="md">
                  {nameOfTyped(one)}
                </Heading>
                <Text size="sm" tone="muted">
                  {beneficiaryRelationships.find(({ code }) => code === one['Relationship'])?.label}
                </Text>
              </Stack>
              <Cluster gap="sm">
                <Link to={addressOf({ step: 'beneficiaries', person: String(at), thenCheck: place.thenCheck })}>
                  Change<VisuallyHidden> {nameOfTyped(one)}</VisuallyHidden>
                </Link>
                <Button variant="quiet" onClick={() => setGoing(at)}>
                  Remove<VisuallyHidden> {nameOfTyped(one)}</VisuallyHidden>
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </RecordList>
      <ConfirmDialog
        open={gone !== undefined}
        onClose={() => setGoing(null)}
        title={`Remove ${nameOfTyped(gone ?? {})}?`}
        confirm="Yes, remove"
        cancel="Keep"
        tone="danger"
        onConfirm={() => {
          if (going !== null) change({ Beneficiaries: withoutPerson(answers, going) });
          setGoing(null);
        }}
      >
        <Text>What you typed about this person is thrown away.</Text>
      </ConfirmDialog>
    </>
  );
}
