import { type Continuation } from '@portal/contract';
import { AmountList, Columns, DescriptionList, Figure, Text, TitledCard } from '@portal/ui-kit';
import { costInWords, coverRows, guardianInWords, waitingInWords } from './in-words';

/** Who stays covered and for how much, what it costs, and which benefits go on. */
export function WhatItMeans({ continuation }: { continuation: Continuation }) {
  const waiting = waitingInWords(continuation);
  const guardian = guardianInWords(continuation);
  const cost = costInWords(continuation);
  const { plan, benefits } = continuation;
  return (
    <>
      <Columns min="lg" gap="lg">
        <TitledCard title="Who stays covered">
          <AmountList rows={coverRows(continuation)} />
          {waiting !== null && <Text>{waiting}</Text>}
          {guardian !== null && <Text>{guardian}</Text>}
        </TitledCard>
        <TitledCard title="What it costs">
          <Figure value={cost.amount} caption={cost.caption} />
          {cost.sentences.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </TitledCard>
      </Columns>
      <TitledCard title="The policy">
        <DescriptionList
          rows={[
            { label: 'Policy number', value: continuation.policyNumber },
            { label: 'Plan', value: plan.after },
            ...(plan.before === plan.after ? [] : [{ label: 'Plan until now', value: plan.before }]),
            ...benefitRow('Benefits that go on', benefits.goOn),
            ...benefitRow('Benefits that end', benefits.end),
          ]}
        />
      </TitledCard>
    </>
  );
}

const benefitRow = (label: string, names: readonly string[]) =>
  names.length === 0 ? [] : [{ label, value: names.join(', ') }];
