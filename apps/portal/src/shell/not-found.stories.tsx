import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

/** The route stays, its page does not: what the insurer does without is as any address that nobody knows. */
const switchedOff = (path: string, without: string[]): Story => ({
  parameters: { path, without, frame: 'portal' },
  render: () => <p>The page of something that there is not</p>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.queryByText('The page of something that there is not')).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Page not found/));
  },
});

export const PayingWithoutPayat = switchedOff('/pay-now', ['payat']);
export const ACertificateWhereThereAreNone = switchedOff('/certificate/7K3M-Q2XR-9WAB', ['certificates']);
export const AnApplicationWhereNobodyApplies = switchedOff('/create-policy', ['newPolicies']);
