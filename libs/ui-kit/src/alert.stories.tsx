import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Alert } from './alert';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Your premium has not reached us yet.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Failure: Story = { args: { tone: 'error' } };
export const Success: Story = { args: { tone: 'success' } };
