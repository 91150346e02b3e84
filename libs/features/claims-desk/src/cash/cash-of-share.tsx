import { type ClaimCase, type ShareInCash } from '@portal/contract';
import { Button, Cluster, lazyPart, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Suspense, useState } from 'react';
import { amountWords, type CashAct } from './in-words';
import { momentOf } from '../shared/moments';

const CashStep = lazyPart(() => import('./cash-step'));

interface CashOfShareProps {
  found: ClaimCase;
  share: ShareInCash;
  onDone: (sentence: string) => void;
}

const labels: Readonly<Record<CashAct, string>> = {
  ASK_CASH: 'Pay in cash',
  CONFIRM_CASH: 'Confirm the cash',
  GIVE_BACK_CASH: 'Give back',
};

/** Whether a share could be paid in cash at a store: who asked for that, who has to confirm it, and what stands against it. */
export default function CashOfShare({ found, share, onDone }: CashOfShareProps) {
  const { name, asked, allowedActs, whyNot } = share;
  const [act, setAct] = useState<CashAct | null>(null);
  const done = (sentence: string) => {
    setAct(null);
    onDone(sentence);
  };
  if (act !== null) {
    return (
      <Suspense fallback={null}>
        <CashStep act={act} found={found} share={share} onDone={done} onBack={() => setAct(null)} />
      </Suspense>
    );
  }
  return (
    <Stack gap="none">
      {asked && (
        <Text size="sm">{`${asked.by} asked on ${momentOf(asked.at)} to pay ${amountWords(share)}. A second person confirms it.`}</Text>
      )}
      {whyNot !== null && (
        <Text size="sm" tone="muted">
          {asked ? whyNot : `No cash yet: ${whyNot}`}
        </Text>
      )}
      {allowedActs.length > 0 && (
        <Cluster>
          {allowedActs.map((one) => (
            <Button key={one} variant="quiet" onClick={() => setAct(one)}>
              {labels[one]}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
