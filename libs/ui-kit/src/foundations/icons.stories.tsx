import { type Meta, type StoryObj } from '@storybook/react-vite';
import { AllIcons } from '../testing/all-icons';

const meta = { title: 'Foundations/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const SecondBrandDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };
