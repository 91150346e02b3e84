import { type ClaimCase } from '@portal/contract';
import { formatRand, mostOfEstate } from '@portal/domain';

type LetsIn = NonNullable<ClaimCase['claimants'][number]['letsIn']>;

interface LetInWords {
  button: string;
  title: string;
  /** What it means, with the name of who is paid. */
  meaning(name: string): string;
  submit: string;
  done: string;
}

const letIn = {
  title: 'Let somebody in',
  submit: 'Let them in',
  done: 'They are let in, and told by text message.',
};

/** What letting somebody in is called, by whom it is. */
export const letInWords: Record<LetsIn, LetInWords> = {
  REPRESENTATIVE: {
    ...letIn,
    button: 'Let in who speaks for them',
    meaning: (name) => `They sign in to this claim and say where the part of ${name} is paid.`,
  },
  ARRANGER: {
    ...letIn,
    button: 'Let in who arranges the funeral',
    meaning: () =>
      `An adult. They sign in to this claim and say which funeral parlour is paid, up to ${formatRand(mostOfEstate)} of what is for the estate.`,
  },
  GUARDIAN: {
    ...letIn,
    button: 'Let in the guardian',
    meaning: () =>
      'An adult. They sign in to this claim and may take over the policy for the children: they pay for it and are not covered.',
  },
  OWN_NUMBER: {
    button: 'Change their number',
    title: 'Change their number',
    meaning: () =>
      'They sign in to this claim with the new number from then on. The number before is told by text message.',
    submit: 'Change the number',
    done: 'The number is changed. Both numbers are told.',
  },
};
