import { claimCashAdditions, type ShareInCash } from '@portal/contract';
import { claimLimits, formatRand } from '@portal/domain';
import { Alert, Button, Cluster, Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { refusalSentence } from '../shared/refusal-words';
import { amountWords } from './in-words';

interface Said {
  row: typeof claimCashAdditions.askCash | typeof claimCashAdditions.confirmCash;
  title: string;
  /** What it means. */
  meaning(share: ShareInCash): [string, string];
  submit: string;
  done(share: ShareInCash): string;
}

const codesGo = ({ cellNumber }: ShareInCash) =>
  `The store’s codes go by SMS to ${cellNumber ?? 'the number on record'}; we do not see them.`;

const acts: Readonly<Record<'ASK_CASH' | 'CONFIRM_CASH', Said>> = {
  ASK_CASH: {
    row: claimCashAdditions.askCash,
    title: 'Pay in cash at a store',
    meaning: (share) => [
      `${share.name} is paid ${amountWords(share)}. ${codesGo(share)}`,
      'Somebody else confirms it: an administrator where it is more than ' +
        `${formatRand(claimLimits.CONSULTANT_CONFIRMS_AT_MOST)}, the number is a new one or a flag of high risk stands. ` +
        'Until then nothing of this part is paid.',
    ],
    submit: 'Ask for cash',
    done: () => 'Cash is asked for. A second person confirms it.',
  },
  CONFIRM_CASH: {
    row: claimCashAdditions.confirmCash,
    title: 'Confirm as the second person',
    meaning: (share) => [
      `${share.asked?.by ?? 'A colleague'} asked that ${share.name} is paid ${amountWords(share)}. ${codesGo(share)}`,
      'Once a voucher is issued it cannot be taken back.',
    ],
    submit: 'Yes, pay in cash',
    done: ({ name }) => `${name} is told. The vouchers go with the next run.`,
  },
};

/** Asks that a share be paid in cash, or confirms it: what it means, and a button. */
export function PayInCashStep({
  act,
  found,
  share,
  onDone,
  onBack,
}: StepProps & { act: keyof typeof acts; share: ShareInCash }) {
  const { row, title, meaning, submit, done } = acts[act];
  const { id, version } = found;
  const { send, state, failure } = useCaseWrite<typeof row>(row, { id, claimantId: share.claimantId });
  const [what, besides] = meaning(share);
  const pay = async () => {
    const answer = await send({ version });
    if (answer.success) onDone(done(share));
  };
  return (
    <Step title={title}>
      <Text size="sm">{what}</Text>
      <Text size="sm">{besides}</Text>
      {failure && (
        <Alert tone="error" role="alert">
          {refusalSentence(failure)}
        </Alert>
      )}
      <Cluster>
        <Button state={state} onClick={() => void pay()}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </Cluster>
    </Step>
  );
}
