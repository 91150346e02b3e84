import { type ClaimCase } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from '../case/claim-case.screen';
import { aClaimCase, aDocument, aPayout, aRecommendation, naledi, takenBy } from '../testing/a-claim-case';
import { withCase } from '../testing/show-as';

const meta = {
  title: 'Screens/Claims desk/Death register',
  component: Component,
  parameters: { staff: 'consultant', path: '/desk/claims/claim-1' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const notAsked: NonNullable<ClaimCase['register']> = {
  standing: 'NOT_ASKED',
  askedAt: null,
  dateOfDeath: null,
  aliveSince: null,
  hasNewCertificate: false,
  isAskedAgain: true,
  lifted: null,
};
const askedAt = '2026-11-19T08:30:00.000Z';
const answered = { ...notAsked, askedAt };
const alive = { ...answered, standing: 'ALIVE', aliveSince: askedAt, isAskedAgain: false } as const;

/** A claim that the caller has, with what the register says. */
const withRegister = (register: ClaimCase['register'], more: Partial<ClaimCase> = {}) =>
  withCase(
    aClaimCase({
      takenBy: takenBy(true),
      register,
      allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'CONFIRM_DEATH', 'RECOMMEND', 'DISPUTE'],
      ...more,
    }),
  );
const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Death register' }));
const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const NotAsked: Story = {
  beforeEach: withRegister(notAsked),
  play: async (play) => {
    const register = await card(play);
    await expect(register.getByText(/^Nobody has asked it about this person yet\./)).toBeVisible();
    await expect(register.getByRole('button', { name: 'Ask the death register' })).toBeVisible();
  },
};

/** As on most claims in their first days: a quiet line. */
export const NotFound: Story = {
  beforeEach: withRegister({ ...answered, standing: 'NOT_FOUND' }),
  play: async (play) => {
    const register = await card(play);
    await expect(register.getByText(/no death is known\. In the first days that is normal\./)).toBeVisible();
    await expect(register.getByRole('button', { name: 'Ask it again' })).toBeVisible();
    await expect(play.canvas.queryByText(/lives/)).not.toBeInTheDocument();
  },
};

export const NoAnswer: Story = {
  beforeEach: withRegister({ ...answered, standing: 'NO_ANSWER' }),
  play: async (play) => {
    await expect((await card(play)).getByText(/no answer\. It is asked again within a day\.$/)).toBeVisible();
  },
};

/** Nobody has taken the claim on: it is read, not asked. */
export const NobodyWorksOnIt: Story = {
  beforeEach: withRegister({ ...answered, standing: 'NOT_FOUND' }, { takenBy: null }),
  play: async (play) => {
    await expect((await card(play)).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Confirmed: Story = {
  beforeEach: withRegister(
    { ...answered, standing: 'DECEASED', dateOfDeath: '2026-11-10', isAskedAgain: false },
    { deathConfirmed: { at: askedAt, by: 'The death register', source: 'REGISTER' } },
  ),
  play: async (play) => {
    await expect((await card(play)).getByText(/this person died on 10 November 2026\.$/)).toBeVisible();
    await expect(play.canvas.getByText(/^Death register, The death register, /)).toBeVisible();
    await expect(play.canvas.queryByRole('button', { name: 'Confirm the death' })).not.toBeInTheDocument();
  },
};

export const DateDiffers: Story = {
  beforeEach: withRegister(
    { ...answered, standing: 'DATE_DIFFERS', dateOfDeath: '2026-11-09', isAskedAgain: false },
    {
      flags: [
        {
          kind: 'DETAILS_DIFFER',
          level: 'MEDIUM',
          sentence: 'The death register says 9 November 2026, the claim 10 November 2026.',
        },
      ],
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The death register has another day of death')).toBeVisible();
    await expect(canvas.getByText(/^It says 9 November 2026, the claim 10 November 2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the death' }));
    await expect(await canvas.findByRole('radio', { name: 'Death certificate' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Death register' })).not.toBeInTheDocument();
  },
};

const stoppedActs: ClaimCase['allowedActs'] = ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'DISPUTE'];

/** The register says that the person lives: what is stopped, and what is needed. */
export const Alive: Story = {
  beforeEach: withRegister(alive, { allowedActs: stoppedActs }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The death register says that this person lives')).toBeVisible();
    await expect(
      canvas.getByText(/First accept a death certificate that reached us after 19 November 2026/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm the death' })).not.toBeInTheDocument();
  },
};

/** An approval that waits for its second person says why nobody can confirm it. */
export const AliveBeforeTheSecondPerson: Story = {
  parameters: { staff: 'portalAdmin' },
  beforeEach: withRegister(alive, {
    takenBy: { ...takenBy(true), id: 'me', name: 'Me' },
    recommendation: aRecommendation(),
    allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'GIVE_BACK', 'VOID'],
    whyNotConfirm:
      'The death register says that this person lives. A new death certificate must be accepted, and an administrator must lift this first.',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A new death certificate must be accepted, and an/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
};

const provedAnew: Partial<ClaimCase> = {
  takenBy: { ...takenBy(true), id: 'me', name: 'Me' },
  documents: [aDocument({ status: 'ACCEPTED', judgedBy: naledi.name, judgedAt: '2026-11-20T07:00:00.000Z' })],
  allowedActs: [...stoppedActs, 'LIFT_ALIVE', 'VOID'],
};

/** A new certificate was accepted: an administrator lets the claim go on, with a note. */
export const Lifting: Story = {
  parameters: { staff: 'portalAdmin' },
  beforeEach: withRegister({ ...alive, hasNewCertificate: true }, provedAnew),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/A new death certificate was accepted\. What is left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the claim go on' }));
    await expect(await canvas.findByRole('heading', { name: 'Let the claim go on' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the claim go on' }));
    await expect((await canvas.findAllByText('Write what you checked'))[0]).toBeVisible();
  },
};

const note =
  'Spoke to the ward of Tygerberg Hospital, who confirm the death, and saw the certificate at the Home Affairs office in Bellville: the entry of the register is of a cousin with nearly the same number.';

export const Lifted: Story = {
  beforeEach: withRegister({
    ...alive,
    standing: 'ALIVE_LIFTED',
    hasNewCertificate: true,
    lifted: { by: 'Johan van Wyk', at: '2026-11-20T07:30:00.000Z', note },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Johan van Wyk looked into it and let the claim go on,/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm the death' })).toBeVisible();
  },
};

/** Approved already: its payments wait. */
export const AlivePaymentsWait: Story = {
  beforeEach: withRegister(alive, {
    status: 'APPROVED',
    deathConfirmed: { at: '2026-11-18T08:00:00.000Z', by: naledi.name, source: 'DEATH_CERTIFICATE' },
    payouts: [aPayout({ status: 'READY', attempts: 0, sentAt: null, failureReason: null, mayRetry: false })],
    allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No payment goes to the bank for now\./)).toBeVisible();
  },
};

/** The insurer asks no register: nothing speaks of one. */
export const NoRegister: Story = {
  beforeEach: withRegister(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the death' }));
    await expect(await canvas.findByRole('radio', { name: 'Death certificate' })).toBeVisible();
    await expect(canvas.queryByText(/register/i)).not.toBeInTheDocument();
  },
};

export const AliveOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withRegister(alive, { allowedActs: stoppedActs }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The death register says that this person lives')).toBeVisible();
    await fits();
  },
};

export const LiftedOnAPhone: Story = {
  ...Lifted,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Johan van Wyk looked into it/)).toBeVisible();
    await fits();
  },
};

/** The service does not answer: the page says so, and nothing has changed. */
export const AskingFails: Story = {
  beforeEach: withRegister({ ...answered, standing: 'NOT_FOUND' }),
  play: async (play) => {
    const { userEvent, loaded } = play;
    const register = await card(play);
    loaded.visit.network.break('offline');
    await userEvent.click(register.getByRole('button', { name: 'Ask it again' }));
    await expect(await register.findByRole('alert')).toBeVisible();
  },
};
