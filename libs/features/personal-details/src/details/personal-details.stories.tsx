import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsTheScreen } from '../testing/plays';
import { Component as PersonalDetailsScreen } from './personal-details.screen';

const meta = {
  title: 'Screens/Personal details/Overview',
  component: PersonalDetailsScreen,
  parameters: { scenario: 'family-active', path: '/personal-details' },
} satisfies Meta<typeof PersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Thandi: Story = {
  play: async ({ canvas, userEvent }) => {
    const who = await section(canvas, 'Who you are');
    await expect(who.getByText('Thandi')).toBeVisible();
    await expect(who.queryByText('Passport number')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^\d{13}$/)).not.toBeInTheDocument();
    await userEvent.click(who.getByRole('button', { name: 'Show ID number' }));
    await expect(who.getByText(/^\d{13}$/)).toBeVisible();
    await expect(who.getByRole('link', { name: /^Request a correction/ })).toHaveAttribute(
      'href',
      '/update-personal-details?correct=identity',
    );
    const contact = await section(canvas, 'Contact');
    await expect(contact.getByText('isiZulu')).toBeVisible();
    await expect(contact.getAllByText('Not given')[0]).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Change how we reach you' })).toHaveAttribute(
      'href',
      '/update-personal-details?section=contact',
    );
    await expect((await section(canvas, 'Addresses')).getByText(/8115 Vilakazi Street/)).toBeVisible();
    await expect((await section(canvas, 'Family and work')).getByText('Teacher')).toBeVisible();
    await expect((await section(canvas, 'Offers you agreed to')).getAllByText('Yes')).toHaveLength(2);
  },
};

export const WithAPassport: Story = {
  parameters: { scenario: 'passport-holder' },
  play: async ({ canvas }) => {
    const who = await section(canvas, 'Who you are');
    await expect(who.getByRole('button', { name: 'Show Passport number' })).toBeVisible();
    await expect(who.queryByRole('button', { name: 'Show ID number' })).not.toBeInTheDocument();
  },
};

export const NumberWaits: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Update cellphone number')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the request' }));
    await expect(await canvas.findByRole('table', { name: 'Update cellphone number' })).toHaveTextContent(
      '082 000 0999',
    );
    await expect(canvas.queryByRole('button', { name: 'Approve change' })).not.toBeInTheDocument();
  },
};

export const NoSuchRequest: Story = {
  parameters: { path: '/personal-details?request=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Cancelled"/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Change|Request)/ })).not.toBeInTheDocument();
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change how we reach you' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await section(canvas, 'Who you are');
    await fitsTheScreen(canvasElement);
  },
};

export const InTheFrame: Story = { parameters: { frame: 'portal' }, globals: { viewport: { value: 'wide' } } };
export const Loading: Story = loading();
export const FailsUntilReload: Story = failsUntilReload(
  'Your personal details could not be loaded',
  async ({ canvas }) => {
    await section(canvas, 'Who you are');
  },
);
