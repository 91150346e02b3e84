import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as DeskScreen } from './desk.screen';

const meta = {
  title: 'Screens/Desk/Find a policy',
  component: DeskScreen,
  parameters: { scenario: 'family-active', path: '/desk', staff: 'consultant' },
} satisfies Meta<typeof DeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const box = { name: 'Find a policy' };
async function find({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string) {
  await userEvent.type(await canvas.findByRole('searchbox', box), `${text}{Enter}`);
}

export const NothingIsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No policy is open/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox', box)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/desk/approvals');
  },
};

export const OneIsOpen: Story = {
  parameters: { servicing: '7000010012' },
  play: async ({ canvas, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open to you now' }));
    await expect(await open.findByText('Thandi Nkosi')).toBeVisible();
    await expect(open.getByText(/^Policy 7000010012. Policyholder called. Until \d\d:\d\d.$/)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Close 7000010012' }));
    await expect(await open.findByText(/^No policy is open/)).toBeVisible();
  },
};

export const FoundByName: Story = {
  play: async (play) => {
    await find(play, 'nkosi');
    const { canvas } = play;
    const row = await canvas.findByRole('row', { name: /7000010012/ });
    await expect(within(row).getByText('Thandi Nkosi')).toBeVisible();
    await expect(canvas.getByText('1 policy found')).toBeVisible();
    await expect(within(row).getByRole('link', { name: '7000010012' })).toHaveAttribute(
      'href',
      '/desk?policy=7000010012',
    );
  },
};

export const NotFound: Story = {
  play: async (play) => {
    await find(play, 'Somebody else');
    await expect(await play.canvas.findByText('No policy was found.')).toBeVisible();
  },
};
