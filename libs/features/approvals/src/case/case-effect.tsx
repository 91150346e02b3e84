import { type ApprovalCase } from '@portal/contract';
import { formatDate, formatRand } from '@portal/domain';
import { AmountList, List, Text, TitledCard } from '@portal/ui-kit';

/** `+R 25`, `-R 10`. */
const signed = (rand: number) => `${rand > 0 ? '+' : ''}${formatRand(rand)}`;

/** What it does to the premium and to cover. */
export function CaseEffect({ found: { action, coverEffects } }: { found: ApprovalCase }) {
  const { premiumBefore, premiumAfter, effectiveDate } = action;
  return (
    <TitledCard title="Premium and cover">
      {premiumBefore !== null && premiumAfter !== null && premiumBefore !== premiumAfter ? (
        <AmountList
          rows={[
            { label: 'Premium a month now', amount: formatRand(premiumBefore) },
            { label: 'Premium a month then', amount: formatRand(premiumAfter) },
          ]}
          total={{ label: 'Difference', amount: signed(premiumAfter - premiumBefore) }}
        />
      ) : (
        <Text>
          {premiumBefore === null
            ? 'The premium does not change.'
            : `The premium stays ${formatRand(premiumBefore)} a month.`}
        </Text>
      )}
      {effectiveDate && <Text>{`It applies from ${formatDate(effectiveDate)}.`}</Text>}
      {coverEffects.length > 0 && (
        <List>
          {coverEffects.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}
