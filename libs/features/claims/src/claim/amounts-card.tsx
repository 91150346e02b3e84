import { type ClaimAmountsRead } from '@portal/contract';
import { AmountList, Disclosure, Figure, Text, TitledCard } from '@portal/ui-kit';
import { amountsInWords } from './amounts-in-words';

/** What a claim pays: line by line what is paid at once, then what is paid later, and what another cause would change. */
export function AmountsCard({ amounts }: { amounts: ClaimAmountsRead }) {
  const { cause, isDecided, whyNothing } = amounts;
  const { atOnce, total, later, laterInWords, sentences, otherCauses } = amountsInWords(amounts);
  return (
    <TitledCard title={isDecided ? 'What we pay' : 'What we would pay'}>
      {whyNothing !== null && <Text>{whyNothing}</Text>}
      {total !== null && atOnce.length === 0 && <Figure value={total.amount} caption={total.label} />}
      {total !== null && atOnce.length > 0 && <AmountList rows={atOnce} total={total} />}
      {laterInWords !== null && later.length === 0 && <Text>{laterInWords}.</Text>}
      {laterInWords !== null && later.length > 0 && (
        <Disclosure summary={laterInWords}>
          <AmountList rows={later} />
        </Disclosure>
      )}
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {otherCauses.length > 0 && (
        <Disclosure summary={cause === 'UNKNOWN' ? 'By cause of death' : 'Other causes'}>
          <AmountList rows={otherCauses} />
        </Disclosure>
      )}
      {!isDecided && (
        <Text size="sm" tone="muted">
          This may still change.
        </Text>
      )}
    </TitledCard>
  );
}
