import { type Claim } from '@portal/contract';
import { formatRand, formatRandAndCents, mostOfEstate } from '@portal/domain';
import { AmountList, Text, TitledCard } from '@portal/ui-kit';
import { type TypedParlour } from './parlour-form';
import { whoGetsWhat } from './who-gets-what';

interface WhoGetsWhatProps {
  claim: Claim;
  parlour: Pick<TypedParlour, 'name' | 'invoiceAmount'>;
}

/** What goes to the parlour and what to the reader, in rand; where the reader does not know the own part yet, by which rule. */
export function WhoGetsWhat({ claim, parlour: { name, invoiceAmount } }: WhoGetsWhatProps) {
  if (claim.arrangesFuneral) return <OfEstate name={name} invoiceAmount={invoiceAmount} />;
  const parts = whoGetsWhat(claim, invoiceAmount);
  const isDecided = claim.decision !== null;
  return (
    <TitledCard title={isDecided ? 'Who gets what' : 'Who gets what if we approve the claim'}>
      {parts === null ? (
        <Text>
          {name} gets {formatRand(invoiceAmount)}, or your whole part where that is less. The rest goes to you.
        </Text>
      ) : (
        <AmountList
          rows={[
            { label: name, amount: formatRandAndCents(parts.parlour) },
            { label: 'You', amount: formatRandAndCents(parts.reader) },
          ]}
        />
      )}
      <Text size="sm">We pay the funeral parlour once we have accepted its invoice. You do not wait for that.</Text>
    </TitledCard>
  );
}

/** What the estate is paid is not told to whoever arranges the funeral: only by which rule the parlour is. */
const OfEstate = ({ name, invoiceAmount }: WhoGetsWhatProps['parlour']) => (
  <TitledCard title="Who gets what">
    <Text>
      {name} gets {formatRand(Math.min(invoiceAmount, mostOfEstate))}, or what is there where that is less. The rest is
      for the estate.
    </Text>
    <Text size="sm">We pay the funeral parlour once we have approved the claim and accepted its invoice.</Text>
  </TitledCard>
);
