import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './not-found';

const meta = {
  title: 'Screens/Shell/Page not found',
  component: NotFound,
  parameters: { scenario: 'family-active', path: '/no-such-page' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go back to the home page' }));
    await expect(await canvas.findByText('Policy 7000010012')).toBeVisible();
  },
};
