import { type ClaimCase } from '@portal/contract';
import { noInterestDeclaration } from '@portal/domain';
import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  aClaimCase,
  aDocument,
  anAccount,
  aPayout,
  aRecommendation,
  aWaitingCase,
  naledi,
  takenBy,
} from '../testing/a-claim-case';
import { withCase } from '../testing/show-as';
import { Component } from './claim-case.screen';

const path = '/desk/claims/claim-1';
const meta = {
  title: 'Screens/Claims desk/Claim',
  component: Component,
  parameters: { staff: 'consultant', path },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const mine = (more: Partial<ClaimCase> = {}) => aClaimCase({ takenBy: takenBy(true), ...more });
const panel = async ({ canvas }: Pick<Play, 'canvas'>, name = 'Decision') =>
  within(await canvas.findByRole('region', { name }));
const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const NobodyWorksOnIt: Story = {
  beforeEach: withCase(aClaimCase()),
  play: async (play) => {
    const { canvas } = play;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
    const decision = await panel(play);
    await expect(decision.getByText('Due today')).toBeVisible();
    await expect(decision.getByText('Nobody works on this claim.')).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Take on this claim' })).toBeVisible();
    await expect(decision.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Take the claim on to open and to judge its documents.')).toBeVisible();
    const paid = canvas.getByRole('table', { name: 'What would be paid' });
    await expect(canvas.getByRole('button', { name: 'Download the file' })).toBeVisible();
    await expect(paid).toHaveTextContent('Every cause');
    await expect(paid).toHaveTextContent(/Paid at once\s*R.20.500/);
  },
};

const flags: ClaimCase['flags'] = [
  {
    kind: 'ACCIDENT_IN_WAITING',
    level: 'HIGH',
    sentence: 'Reported as an accident before the waiting period ends on 1 March 2027.',
  },
  { kind: 'EARLY_DEATH', level: 'MEDIUM', sentence: 'Cover started 70 days before the death.' },
];

/** In the waiting period: what each cause pays, what is refused and why, and what the flags say. */
export const CauseMatters: Story = {
  beforeEach: withCase(
    aWaitingCase({
      takenBy: takenBy(true),
      causeReported: 'ACCIDENT',
      flags,
      clocks: { ...aClaimCase().clocks, decisionDue: '2026-11-18', isOverdue: true },
    }),
  ),
  play: async (play) => {
    const { canvas } = play;
    const decision = await panel(play);
    await expect(decision.getByText('since 18 November')).toBeVisible();
    const paid = within(canvas.getByRole('table', { name: 'What would be paid' }));
    await expect(paid.getByRole('columnheader', { name: 'Accident, Violence' })).toBeVisible();
    await expect(paid.getAllByRole('rowheader', { name: /depends on the cause$/ })).toHaveLength(4);
    await expect(canvas.getByText(/^Illness: Sipho Nkosi died of natural causes/)).toBeVisible();
    const seen = await panel(play, 'Flags');
    await expect(seen.getByText('High risk')).toBeVisible();
    await expect(seen.getByText(/^Reported as an accident before/)).toBeVisible();
  },
};

export const Judging: Story = {
  beforeEach: withCase(
    mine({
      documents: [
        aDocument(),
        aDocument({
          type: 'NOTICE_OF_DEATH',
          status: 'NOT_USABLE',
          reason: 'PAGE_MISSING',
          judgedBy: naledi.name,
          judgedAt: '2026-11-19T09:00:00.000Z',
        }),
        aDocument({ type: 'POLICE_STATEMENT', status: 'NEEDED', files: [], helpAsked: true }),
      ],
    }),
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    const documents = await panel(play, 'Documents');
    await expect(documents.getByRole('button', { name: /^View Death certificate.*in a new tab$/ })).toBeVisible();
    await expect(documents.getByText('Not usable: A page is missing.')).toBeVisible();
    await expect(documents.getByText('They do not have it and asked us for help.')).toBeVisible();
    await userEvent.click(documents.getByRole('button', { name: /^Judge it ?: Death certificate/ }));
    await expect(await canvas.findByRole('heading', { name: 'Judge it' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Accept it' }));
    await expect(canvas.getByRole('group', { name: 'What it says' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'It is not usable' }));
    await press(play, 'Save');
    await expect((await canvas.findAllByText('Select why it cannot be used'))[0]).toBeVisible();
  },
};

export const Recommending: Story = {
  beforeEach: withCase(aWaitingCase({ takenBy: takenBy(true) })),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await press(play, 'Recommend');
    await expect(await canvas.findByRole('heading', { name: 'Recommend' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Illness or old age' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Refuse' }));
    await expect(canvas.getByText('Illness or old age pays nothing at once.')).toBeVisible();
    await expect(canvas.getByText(/^The letter says: Sipho Nkosi died of natural causes/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: noInterestDeclaration })).not.toBeChecked();
    await press(play, 'Send to the second person');
    await expect((await canvas.findAllByText('Select why it is refused'))[0]).toBeVisible();
  },
};

/** The service does not answer: what was typed stays, and the claim can be read again. */
export const RefusedWithWhatWasTyped: Story = {
  beforeEach: withCase(mine()),
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await press(play, 'Take more time');
    const question = await canvas.findByRole('textbox', { name: /^Which question/ });
    await userEvent.type(question, 'How the accident happened');
    loaded.visit.network.break('offline');
    await press(play, 'Take more time');
    await expect(await canvas.findByText(/^No answer came back/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read the claim again' })).toBeVisible();
    await expect(question).toHaveValue('How the accident happened');
  },
};

export const SomebodyElseWorksOnIt: Story = {
  parameters: { staff: 'portalAdmin' },
  beforeEach: withCase(aClaimCase({ takenBy: takenBy(false) })),
  play: async (play) => {
    const decision = await panel(play);
    await expect(await decision.findByText(/^Naledi Mokoena works on this claim since/)).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Give it back for Naledi Mokoena' })).toBeVisible();
    await expect(decision.queryByRole('button', { name: 'Take on this claim' })).not.toBeInTheDocument();
  },
};

export const RecommendedByMe: Story = {
  beforeEach: withCase(
    mine({
      recommendation: aRecommendation(),
      allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS'],
      whyNotConfirm: 'You recommended this. Somebody else confirms it.',
    }),
  ),
  play: async (play) => {
    const decision = await panel(play);
    await expect(await decision.findByText('You recommended this. Somebody else confirms it.')).toBeVisible();
    await expect(decision.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    const recommended = await panel(play, 'Recommended');
    await expect(recommended.getByText(/^Approve, R.20.000 at once$/)).toBeVisible();
  },
};

const refusal = aRecommendation({
  kind: 'REPUDIATE',
  payableNow: 0,
  reasonCode: 'WAITING_PERIOD',
  reasonText: 'Died on 10 November 2026; natural causes are covered from 1 March 2027',
  wording: 'For death by natural causes we pay once six months have passed since the start of cover.',
});

export const SecondPerson: Story = {
  parameters: { staff: 'portalAdmin' },
  beforeEach: withCase(
    aWaitingCase({
      takenBy: { ...takenBy(true), id: 'me', name: 'Me' },
      flags,
      recommendation: refusal,
      allowedActs: ['CONFIRM', 'GIVE_BACK', 'VOID'],
    }),
  ),
  play: async (play) => {
    const { canvas } = play;
    const recommended = await panel(play, 'Recommended');
    await expect(recommended.getByText('Natural causes in the waiting period')).toBeVisible();
    await press(play, 'Confirm');
    await expect(await canvas.findByText('A flag of high risk stands. Note what you checked.')).toBeVisible();
    await press(play, 'Yes, confirm');
    await expect(
      (await canvas.findAllByText('Confirm that you do not know this family and gain nothing from this claim'))[0],
    ).toBeVisible();
  },
};

const confirmed = {
  confirmedBy: { id: 'admin', name: 'Johan van Wyk' },
  confirmedAt: '2026-11-20T09:00:00.000Z',
  note: null,
};
const decided = { ...aClaimCase().clocks, decidedAt: '2026-11-20T09:00:00.000Z' };

export const Paying: Story = {
  beforeEach: withCase(
    aClaimCase({
      status: 'APPROVED',
      clocks: decided,
      deathConfirmed: { at: '2026-11-20T08:00:00.000Z', by: naledi.name, source: 'DEATH_CERTIFICATE' },
      cause: 'NATURAL',
      decision: { ...aRecommendation(), ...confirmed },
      payouts: [aPayout(), aPayout({ id: 'payout-2', number: 'CL-7K3M-Q2XR-02', status: 'PAID', failureReason: null })],
      allowedActs: [],
    }),
  ),
  play: async (play) => {
    const payments = await panel(play, 'Payments');
    await expect(payments.getByText('The bank does not know this account')).toBeVisible();
    const decision = await panel(play, 'Decided');
    await expect(decision.getByText(/^Johan van Wyk, /)).toBeVisible();
  },
};

const parlour = { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } as const;
const waiting = { status: 'WAITING_FOR_ACCOUNT', attempts: 0, sentAt: null, failureReason: null } as const;

/** Whoever is paid has a funeral parlour paid from the own part: its payment waits for the invoice, which staff judge. */
export const PayingAFuneralParlour: Story = {
  beforeEach: withCase(
    mine({
      status: 'APPROVED',
      clocks: decided,
      cause: 'NATURAL',
      decision: { ...aRecommendation(), ...confirmed },
      documents: [
        aDocument({ type: 'PARLOUR_INVOICE', label: 'Invoice with the parlour’s registration', neededFor: 'PAYMENT' }),
      ],
      claimants: aClaimCase().claimants.map((one) => ({
        ...one,
        account: anAccount(),
        parlour: {
          name: parlour.name,
          registrationNumber: '2015/123456/07',
          invoiceAmount: 14_500,
          account: anAccount({ Account_Number: '*******7890', waitsForAdministrator: true }),
        },
      })),
      payouts: [
        aPayout({ ...waiting, status: 'READY', amount: 5500 }),
        aPayout({ ...waiting, id: 'payout-2', number: 'CL-7K3M-Q2XR-02', amount: 14_500, payee: parlour }),
      ],
      allowedActs: ['JUDGE_DOCUMENTS'],
    }),
  ),
  play: async (play) => {
    const payments = await panel(play, 'Payments');
    await expect(payments.getByText(/^R.14.500 to Dignity Funerals$/)).toBeVisible();
    const people = await panel(play, 'Who claims');
    await expect(
      people.getByText(/^Has Dignity Funerals \(2015\/123456\/07\) paid at most R.14.500: FNB/),
    ).toBeVisible();
    await expect(play.canvas.getByText('Invoice with the parlour’s registration')).toBeVisible();
  },
};

export const RefusedAndOpenedAgain: Story = {
  beforeEach: withCase(
    aWaitingCase({
      status: 'REPUDIATED',
      awaits: 'NOBODY',
      clocks: decided,
      takenBy: takenBy(true),
      decision: { ...refusal, ...confirmed },
      allowedActs: ['REOPEN'],
    }),
  ),
  play: async (play) => {
    await press(play, 'Open again');
    await expect(
      await play.canvas.findByText('Its clock begins today. What was decided before stays readable.'),
    ).toBeVisible();
  },
};

const others = {
  lastDay: '2027-01-19',
  successor: { role: 'SPOUSE', name: 'Zodwa Jacobs' },
  isTakeoverAsked: false,
  isOver: false,
} as const;
const ofMainMember = (coverAfterDeath: ClaimCase['coverAfterDeath']) =>
  mine({ life: { ...aClaimCase().life, kind: 'MAIN_MEMBER' }, coverAfterDeath });

/** A main member has died: until when the others are covered, and who may take the policy over. */
export const OthersAreLeft: Story = {
  beforeEach: withCase(ofMainMember(others)),
  play: async (play) => {
    const left = await panel(play, 'The others on the policy');
    await expect(left.getByText(/^They are covered until 19 January 2027, and longer only if/)).toBeVisible();
    await expect(left.getByText('Zodwa Jacobs, spouse')).toBeVisible();
  },
};

export const SomebodyAskedToTakeOver: Story = {
  beforeEach: withCase(ofMainMember({ ...others, isTakeoverAsked: true })),
  play: async (play) => {
    const left = await panel(play, 'The others on the policy');
    await expect(left.getByText(/until the request to take the policy over is decided/)).toBeVisible();
  },
};

export const CoverHasEnded: Story = {
  beforeEach: withCase(ofMainMember({ ...others, successor: null, isOver: true })),
  play: async (play) => {
    const left = await panel(play, 'The others on the policy');
    await expect(left.getByText('Their cover ended on 19 January 2027.')).toBeVisible();
    await expect(left.queryByText('May take it over')).not.toBeInTheDocument();
  },
};

export const LapseNotProven: Story = {
  beforeEach: withCase(
    mine({
      policy: {
        ...aClaimCase().policy,
        status: 'IN_GRACE',
        statusToday: 'LAPSED',
        isLapseNotProven: true,
        overduePremiums: [{ due: '2026-09-15', amount: 119 }],
      },
    }),
  ),
  play: async (play) => {
    const policy = await panel(play, 'The policy on 10 November 2026');
    await expect(policy.getByText(/^It had lapsed by then, and no notice/)).toBeVisible();
    await expect(policy.getByText('In grace. Today: lapsed')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withCase(aWaitingCase({ takenBy: takenBy(true), flags })),
  play: async (play) => {
    await press(play, 'Recommend');
    await fits();
  },
};

export const BarOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withCase(aWaitingCase({ takenBy: takenBy(true), flags })),
  play: async (play) => {
    await panel(play);
    await fits();
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark' },
  beforeEach: withCase(aWaitingCase({ takenBy: takenBy(true), flags, recommendation: refusal })),
  play: async (play) => {
    await panel(play);
  },
};

export const Loading: Story = loading('Loading the claim');

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('The claim could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('There is no such claim.')).toBeVisible();
});

export const Unknown: Story = {
  parameters: { path: '/desk/claims/00000000-0000-4000-8000-000000000000?view=mine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such claim.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/desk/claims?view=mine',
    );
  },
};
