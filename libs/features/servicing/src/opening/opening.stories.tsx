import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as ServicingScreen } from '../servicing.screen';
import { answersOf } from '../testing/caller';
import { openIt, takeCall } from '../testing/plays';

const meta = {
  title: 'Screens/Servicing/Open a policy',
  component: ServicingScreen,
  parameters: { scenario: 'family-active', path: '/desk?policy=7000010012', staff: 'consultant' },
} satisfies Meta<typeof ServicingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = { ...answersOf('family-active'), 'What is your date of birth?': '01/01/1970' };
const noMatch = /^What the caller said does not match the policy\. Do not say which answer was wrong\.$/;

export const Reasons: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Open policy 7000010012' })).toBeVisible();
    await expect(await canvas.findByText('Thandi Nkosi')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Claim or report of a death' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Decision/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Policyholder called' })).toBeChecked();
  },
};

export const ForACaller: Story = {
  play: async (play) => {
    const { canvas } = play;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What is your ID number?' })).toHaveFocus());
    await takeCall(play);
    const asked = within(canvas.getByRole('group', { name: 'What the caller says' }));
    await expect(asked.getAllByRole('textbox')).toHaveLength(6);
    await play.userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
    await expect(await canvas.findByText(/^You are servicing/)).toBeVisible();
  },
};

export const WithoutACaller: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Claim or report of a death' }));
    await expect(canvas.queryByRole('group', { name: 'What the caller says' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need the policy for?' }), 'CL 7');
    await openIt(play);
    await expect((await canvas.findAllByText('Say in a few words what you need the policy for'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need the policy for?' }), '71, Themba');
    await openIt(play);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
};

export const TooFewQuestions: Story = {
  play: async (play) => {
    const { canvas } = play;
    await takeCall(play, { 'What is a beneficiary’s surname?': 'Nkosi' });
    await openIt(play);
    await expect((await canvas.findAllByText('Ask the caller at least 3 questions'))[0]).toBeVisible();
    await takeCall(play, { 'What is your postal code at home?': '1804', 'How much do you pay a month?': '288' });
    await openIt(play);
    await expect((await canvas.findAllByText('Ask for the ID number or the date of birth'))[0]).toBeVisible();
  },
};

export const CallerIsSomebodyElse: Story = {
  play: async (play) => {
    const { canvas } = play;
    await takeCall(play, wrong);
    await openIt(play);
    await expect(await canvas.findByText(noMatch)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'What is your date of birth?' })).toHaveValue('01/01/1970');
    await expect(canvas.getByRole('radio', { name: 'Policyholder called' })).toBeChecked();
    await takeCall(play);
    await openIt(play);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
};

export const LockedAfterFiveTries: Story = {
  play: async (play) => {
    const { canvas } = play;
    await takeCall(play, wrong);
    for (let tries = 0; tries < 5; tries += 1) {
      await openIt(play);
      await canvas.findByText(noMatch);
      await canvas.findByRole('button', { name: 'Open policy' });
    }
    await openIt(play);
    await expect(await canvas.findByText(/^Too many wrong answers/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'What is your date of birth?' })).toHaveValue('01/01/1970');
  },
};

export const OpenAlready: Story = {
  parameters: { servicing: '7000010012', path: '/desk?policy=7000010012&returnTo=%2Fdependants' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dependants' })).toBeVisible();
  },
};

export const NoSuchPolicy: Story = {
  parameters: { path: '/desk?policy=7999999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no policy with the number 7999999999.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...ForACaller,
  parameters: { scenario: 'long-names', path: '/desk?policy=7000010558' },
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await takeCall(play, {
      'What is your ID number?': '1',
      'What is your date of birth?': '2',
      'How much do you pay a month?': '3',
    });
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Open policy 7000010012' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const FailsUntilSentAgain: Story = {
  parameters: { fault: 500 },
  play: async (play) => {
    const { canvas, loaded } = play;
    await takeCall(play);
    await openIt(play);
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
    loaded.visit.network.mend();
    await openIt(play);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
};
