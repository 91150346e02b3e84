import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from '../case/claim-case.screen';
import { anAnswer, aRefusedCase, aRepresentation } from '../testing/a-refused-case';
import { withCase } from '../testing/show-as';

const meta = {
  title: 'Screens/Claims desk/They do not agree',
  component: Component,
  parameters: { staff: 'consultant', path: '/desk/claims/claim-1' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'They do not agree' }));
const networkOf = ({ loaded }: Pick<Play, 'loaded'>) =>
  (loaded['visit'] as { network: { break(fault: 'waiting' | '500'): void } }).network;

export const NothingSent: Story = {
  beforeEach: withCase(
    aRefusedCase({ awaits: 'NOBODY', takenBy: null, representations: [], allowedActs: ['REOPEN', 'DISAGREE'] }),
  ),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByText('Nothing was sent against the decision.')).toBeVisible();
    await play.userEvent.click(sent.getByRole('button', { name: 'Put in what they say' }));
    await expect(sent.getByRole('heading', { name: 'What they say' })).toBeVisible();
    await play.userEvent.click(sent.getByRole('button', { name: 'Put it in' }));
    await expect((await sent.findAllByText('Tell us why you do not agree'))[0]).toBeVisible();
  },
};

export const NobodyWorksOnIt: Story = {
  beforeEach: withCase(aRefusedCase({ takenBy: null })),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByText('He fell from a ladder.')).toBeVisible();
    await expect(sent.getByText('4 January 2027')).toBeVisible();
    await expect(sent.getByText('Take the claim on to answer it.')).toBeVisible();
    await expect(sent.queryByRole('button', { name: 'Answer it' })).not.toBeInTheDocument();
  },
};

export const Answering: Story = {
  beforeEach: withCase(aRefusedCase()),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByRole('button', { name: /^View What they sent, police-report.pdf/ })).toBeVisible();
    await play.userEvent.click(sent.getByRole('button', { name: 'Answer it' }));
    await play.userEvent.click(sent.getByRole('radio', { name: 'Stay with the refusal' }));
    await play.userEvent.click(sent.getByRole('button', { name: 'Answer' }));
    await expect((await sent.findAllByText('Write the answer'))[0]).toBeVisible();
  },
};

export const AnsweringOnAPhone: Story = { ...Answering, globals: { viewport: { value: 'phone' } } };

async function answer(play: Play, fault: 'waiting' | '500') {
  const sent = await card(play);
  await play.userEvent.click(sent.getByRole('button', { name: 'Answer it' }));
  await play.userEvent.click(sent.getByRole('radio', { name: 'Open the claim again' }));
  await play.userEvent.type(sent.getByRole('textbox', { name: 'What do you say to it?' }), 'He fell.');
  await play.userEvent.click(sent.getByRole('checkbox'));
  networkOf(play).break(fault);
  await play.userEvent.click(sent.getByRole('button', { name: 'Answer' }));
  return sent;
}

export const Sending: Story = {
  beforeEach: withCase(aRefusedCase()),
  play: async (play) => {
    const sent = await answer(play, 'waiting');
    await expect(await sent.findByRole('button', { name: 'Answer' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotSent: Story = {
  beforeEach: withCase(aRefusedCase()),
  play: async (play) => {
    const sent = await answer(play, '500');
    await expect((await sent.findAllByRole('alert'))[0]).toBeVisible();
    await expect(sent.getByRole('textbox', { name: 'What do you say to it?' })).toHaveValue('He fell.');
  },
};

const waits = [aRepresentation({ answer: anAnswer() })];

export const WaitsForTheSecondPerson: Story = {
  beforeEach: withCase(aRefusedCase({ takenBy: null, representations: waits })),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByText('The report of the police names an illness.')).toBeVisible();
    await expect(sent.getByText(/^Johan van Wyk, /)).toBeVisible();
    await expect(sent.queryByText('Confirmed by')).not.toBeInTheDocument();
  },
};

export const SecondPerson: Story = {
  parameters: { staff: 'portalAdmin' },
  beforeEach: withCase(aRefusedCase({ representations: waits, allowedActs: ['ANSWER', 'CONFIRM_ANSWER'] })),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByRole('button', { name: 'Answer it otherwise' })).toBeVisible();
    await play.userEvent.click(sent.getByRole('button', { name: 'Confirm the answer' }));
    await expect(sent.getByRole('heading', { name: 'Confirm the answer' })).toHaveFocus();
    await play.userEvent.click(sent.getByRole('button', { name: 'Yes, confirm' }));
    await expect(
      (await sent.findAllByText('Confirm that you do not know this family and gain nothing from this claim'))[0],
    ).toBeVisible();
  },
};

export const Answered: Story = {
  beforeEach: withCase(
    aRefusedCase({
      awaits: 'NOBODY',
      takenBy: null,
      allowedActs: ['REOPEN', 'DISAGREE'],
      representations: [
        aRepresentation({
          answeredAt: '2026-11-23T08:00:00.000Z',
          answer: anAnswer({ confirmedBy: { id: 'staff-sizwe', name: 'Sizwe Mabaso' } }),
        }),
      ],
    }),
  ),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByText('Sizwe Mabaso')).toBeVisible();
    await expect(sent.queryByText('Answer by')).not.toBeInTheDocument();
  },
};

export const AfterNinetyDays: Story = {
  beforeEach: withCase(aRefusedCase({ representations: [aRepresentation({ answerDue: null })] })),
  play: async (play) => {
    const sent = await card(play);
    await expect(sent.getByText('No day is promised: it came too late')).toBeVisible();
  },
};
