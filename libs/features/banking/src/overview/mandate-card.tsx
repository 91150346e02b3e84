import { type DebiCheckMandate } from '@portal/contract';
import { clockAtom } from '@portal/policy-workflow';
import { Alert, Badge, DescriptionList, Disclosure, List, Stack, Text, TitledCard } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { MandateLink } from '../shared/mandate-link';
import { untilSentence } from '../words/answer-until';
import { mandateRows } from '../words/mandate-rows';
import { amendments, mandateWords } from '../words/mandate-messages';
import { HowToApprove } from './how-to-approve';

interface MandateCardProps {
  mandate: DebiCheckMandate;
  /** Premiums are collected with it. */
  isInUse: boolean;
}

/** What the payer agrees to at the bank: where it stands, its terms, how to approve it, what a change of it needs. */
export function MandateCard({ mandate, isInUse }: MandateCardProps) {
  const { label, tone, means, then, asksPayer } = mandateWords[mandate.Mandate_Status];
  const { now } = useAtomValue(clockAtom);
  const until = untilSentence(mandate, now());
  return (
    <TitledCard title="DebiCheck mandate" beside={<Badge tone={tone}>{label}</Badge>}>
      {tone === 'green' || !isInUse ? (
        <Text>{means}</Text>
      ) : (
        <Alert tone={tone === 'red' ? 'error' : 'warning'}>
          <Stack gap="xs">
            <Text>{means}</Text>
            <Text>{then}</Text>
            {until !== null && <Text>{until}</Text>}
          </Stack>
        </Alert>
      )}
      {tone === 'green' && isInUse && <Text>{then}</Text>}
      {asksPayer && isInUse && <HowToApprove bank={mandate.Bank_Name} />}
      <DescriptionList rows={mandateRows(mandate)} />
      <Disclosure summary="When the mandate has to change">
        <List>
          {amendments.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
      </Disclosure>
      <div>
        <MandateLink />
      </div>
    </TitledCard>
  );
}
