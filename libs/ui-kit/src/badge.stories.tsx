import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grey: Story = { args: { children: 'Cancelled' } };
export const Green: Story = { args: { tone: 'green', children: 'Active' } };
export const Amber: Story = { args: { tone: 'amber', children: 'Awaiting approval' } };
export const Red: Story = { args: { tone: 'red', children: 'Lapsed' } };
export const Blue: Story = { args: { tone: 'blue', children: 'Servicing policy' } };
