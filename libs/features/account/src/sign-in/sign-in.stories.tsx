import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as SignInScreen } from './sign-in.screen';

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: { scenario: 'family-active', path: '/auth/login', signedIn: false },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const askForPin = async ({ canvas, userEvent }: Play, policyNumber = '7000010012') => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Policy number' }), policyNumber);
  await userEvent.click(canvas.getByRole('button', { name: 'Send one-time PIN' }));
  return canvas.findByRole('textbox', { name: 'One-time PIN' });
};

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Policy number' });
    await expect(field).toHaveAccessibleDescription(/on your policy schedule/);
    await expect(canvas.queryByText('There is a problem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
    await expect(canvas.getByRole('link', { name: 'Tell us here' })).toHaveAttribute('href', '/somebody-died');
  },
};

export const NotAPolicyNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Policy number' }), '70-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Send one-time PIN' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Policy number must be 6 to 15 letters and numbers' }),
    );
    const field = canvas.getByRole('textbox', { name: 'Policy number' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('70-1');
    await expect(field).toBeInvalid();
  },
};

export const PinStep: Story = {
  play: async (play) => {
    await expect(await askForPin(play)).toHaveFocus();
    await expect(play.canvas.getByRole('button', { name: /^Resend PIN in \d+s$/ })).toBeDisabled();
    await expect(play.canvas.getByRole('button', { name: 'Use another policy number' })).toBeVisible();
  },
};

export const UnknownPolicyLooksTheSame: Story = {
  play: async (play) => {
    await expect(await askForPin(play, '7999999999')).toHaveFocus();
    await expect(play.canvas.getByText(/^If the policy number is correct, we have sent/)).toBeVisible();
  },
};

export const WrongPin: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const field = await askForPin(play);
    const pin: string = await loaded.visit.readPin();
    await userEvent.type(field, pin === '000000' ? '111111' : '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('The policy number or one-time PIN is incorrect.');
  },
};

export const SignsIn: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await userEvent.type(await askForPin(play), await loaded.visit.readPin());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
    await expect(await canvas.findByText('Policy 7000010012')).toBeVisible();
  },
};

export const ReturnsToWhereOneWasGoing: Story = {
  parameters: { path: '/auth/login?returnTo=%2Fpolicies' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await userEvent.type(await askForPin(play), await loaded.visit.readPin());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  },
};

export const WaitsForAnAnswer: Story = {
  parameters: { fault: 'waiting' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Policy number' }), '7000010012');
    const button = canvas.getByRole('button', { name: 'Send one-time PIN' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingComesBack: Story = {
  parameters: { fault: 'offline' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Policy number' });
    await userEvent.type(field, '7000010012');
    await userEvent.click(canvas.getByRole('button', { name: 'Send one-time PIN' }));
    await expect(await screen.findByText('Could not send OTP, please try again later')).toBeVisible();
    await expect(field).toHaveValue('7000010012');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  },
};
