import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { chooseDocument, confirm, fill, fitsTheScreen, goOn } from '../testing/plays';
import { Component as UpdatePersonalDetailsScreen } from './update-personal-details.screen';

const meta = {
  title: 'Screens/Personal details/Request a correction',
  component: UpdatePersonalDetailsScreen,
  parameters: { scenario: 'family-active', path: '/update-personal-details?correct=identity' },
} satisfies Meta<typeof UpdatePersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SurnameWithDocuments: Story = {
  play: async (tools) => {
    const { canvas, canvasElement, userEvent } = tools;
    await expect(await canvas.findByText(/One of our consultants checks your request/)).toBeVisible();
    await expect(canvas.queryByText('Marriage or divorce papers')).not.toBeInTheDocument();
    await fill(tools, 'Surname', 'Dlamini');
    await expect(await canvas.findByText('Marriage or divorce papers')).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Add a copy of your ID' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your marriage or divorce papers' })).toBeVisible();
    await chooseDocument(canvasElement, 0);
    await chooseDocument(canvasElement, 1);
    await goOn(tools);

    const changes = within(await canvas.findByRole('table', { name: 'What you change' }));
    await expect(changes.getByRole('row', { name: /Surname Nkosi Dlamini/ })).toBeVisible();
    await expect(changes.getByRole('row', { name: /Copy of your ID - document-0.pdf/ })).toBeVisible();
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to personal details' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'See the request' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled/)).toBeVisible();
  },
};

export const OnlyDocuments: Story = {
  play: async (tools) => {
    await tools.canvas.findByRole('button', { name: 'Continue' });
    await chooseDocument(tools.canvasElement);
    await goOn(tools);
    await expect(await tools.canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

export const NotAllowedOnceCancelled: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Cancelled"/)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await fitsTheScreen(canvasElement);
  },
};
