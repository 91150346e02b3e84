import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirm, fill, goOn } from '../testing/plays';
import { Component as UpdatePersonalDetailsScreen } from './update-personal-details.screen';

const meta = {
  title: 'Screens/Desk/Personal details',
  component: UpdatePersonalDetailsScreen,
  parameters: {
    ...{ scenario: 'family-active', path: '/update-personal-details' },
    ...{ staff: 'consultant', servicing: '7000010012' },
  },
} satisfies Meta<typeof UpdatePersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewEmailAtOnce: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fill(tools, 'Email address (optional)', 'tn@New.example');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await confirm(tools);
    await expect(await canvas.findByText(/^Update contact details: done/)).toBeVisible();
  },
};

export const NewNumberForASecondPerson: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await fill(tools, 'Cellphone number', '0821234567');
    await userEvent.type(await canvas.findByLabelText('New cellphone number again'), '082 123 4567');
    await goOn(tools);
    await expect(await canvas.findByText(/^A second member of our staff checks this change/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send a PIN/ })).toBeNull();
    await expect(canvas.queryByText(/Do not go on here/)).toBeNull();
    await confirm(tools);
    await expect(
      await canvas.findByText(/^Update cellphone number: sent\. A second member of our staff/),
    ).toBeVisible();
    await expect(canvas.queryByText(/We sent a message to your old number/)).toBeNull();
  },
};
