import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as MyPlanScreen } from '../my-plan/my-plan.screen';
import { fitsTheScreen, press, tick } from '../testing/plays';

const meta = {
  title: 'Screens/Plans/Add benefits',
  component: MyPlanScreen,
  parameters: { scenario: 'family-active', path: '/plans/my-plan?add=benefits' },
} satisfies Meta<typeof MyPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromChoiceToRequest: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await tick(tools, 'Tombstone benefit', 'Premium waiver');
    const status = within(canvas.getByText('Your premium now, a month').closest<HTMLElement>('[role=status]')!);
    await expect(
      status.getByText(/Cover and benefits on your life: R.30.000 \+ R.16.000 of R.100.000\./),
    ).toBeVisible();
    await press(tools, 'Continue');

    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText('Tombstone benefit, Premium waiver')).toBeVisible();
    await expect(canvas.getByText(/\+R.31/)).toBeVisible();
    await expect(
      canvas.getByText(
        'Tombstone benefit: for accidental death from 1 December 2026, for natural causes from 1 June 2027.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/You can undo this within 31 days/)).toBeVisible();
    await press(tools, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to my plan' })).toHaveAttribute('href', '/plans/my-plan');
  },
};

export const NothingChosen: Story = {
  play: async (tools) => {
    await press(tools, 'Continue');
    await expect((await tools.canvas.findAllByText('Select at least one benefit'))[0]).toBeVisible();
  },
};

export const AboveTheLegalMaximum: Story = {
  parameters: { scenario: 'waiting-period' },
  play: async (tools) => {
    const { canvas } = tools;
    await tick(tools, 'Tombstone benefit', 'Accidental death benefit');
    await press(tools, 'Continue');
    const refused = /This benefit would take the cover on your life above the legal maximum of R.100.000/;
    await expect((await canvas.findAllByText(refused))[0]).toBeVisible();
    await tick(tools, 'Accidental death benefit');
    await press(tools, 'Continue');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  },
};

export const NotEveryBenefit: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cash-back benefit. The Cash-back benefit is not available on your plan.'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Cash-back benefit')).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText('Airtime benefit')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'raised-cover' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no benefit that you can add to your plan.')).toBeVisible();
    await expect(canvas.getByText(/^Grocery benefit\. This benefit would take the cover/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to my plan' })).toBeVisible();
  },
};

export const NotWhileInGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const reason = 'Please pay your outstanding premium before you change your cover.';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('Your plan could not be loaded');
