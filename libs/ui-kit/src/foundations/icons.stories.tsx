import { type Meta, type StoryObj } from '@storybook/react-vite';
import { AllIcons } from '../testing/all-icons';
import { about } from '../testing/usage';

const meta = {
  title: 'Foundations/Icons',
  component: AllIcons,
  tags: ['autodocs'],
  parameters: about(
    'Every sign with the name it is imported by. A sign leads a line at 20 px and repeats what the words beside it say; it never stands alone, but on a button that carries a name.',
  ),
} satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const SecondBrandDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };
