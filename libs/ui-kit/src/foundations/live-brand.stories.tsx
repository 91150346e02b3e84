import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { LiveBrand } from './live-brand/live-brand';
import { about } from '../testing/usage';

const meta = {
  title: 'Foundations/Live brand',
  tags: ['autodocs'],
  parameters: about(
    'Turn one colour and see what becomes of it: every colour of both themes, sample parts in them, and every pair with its contrast, those that fail first. The command below makes a brand of it.',
  ),
  component: LiveBrand,
  args: { colour: '#9a3412' },
} satisfies Meta<typeof LiveBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All \d+ pairs have the contrast/)).toBeVisible();
  },
};

export const LightColour: Story = { args: { colour: '#ffd400' } };
export const Grey: Story = { args: { colour: '#808080' } };
export const OnADarkPage: Story = { parameters: { theme: 'dark' } };

export const TurnsWithTheColour: Story = {
  play: async ({ canvas, userEvent }) => {
    fireEvent.input(canvas.getByLabelText('Colour'), { target: { value: '#39ff14' } });
    await expect(canvas.getByLabelText('The same, as text')).toHaveValue('#39ff14');
    await expect(canvas.getByText(/"#39ff14"/)).toBeVisible();
    await expect(canvas.getByText(/^All \d+ pairs have the contrast/)).toBeVisible();

    const text = canvas.getByLabelText('The same, as text');
    await userEvent.clear(text);
    await userEvent.type(text, 'rust');
    await expect(canvas.getByText(/“rust” is no colour/)).toBeVisible();
    await expect(canvas.getByLabelText('Colour')).toHaveValue('#39ff14');
    await userEvent.clear(text);
    await userEvent.type(text, '#0e5e58');
    await expect(canvas.getByLabelText('Colour')).toHaveValue('#0e5e58');
  },
};

export const SaysWhatWouldFail: Story = {
  args: { colour: '#ffd400', isUnchanged: true },
  // What it shows is what cannot be read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^\d+ of \d+ pairs fail\. They stand first\.$/)).toBeVisible();
    const [first] = canvas.getAllByText(/^(Fails|Passes)$/);
    await expect(first).toHaveTextContent('Fails');
    await userEvent.click(canvas.getByLabelText('Leave the colour as it is'));
    await expect(canvas.queryByText('Fails')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Leave the colour as it is'));
  },
};
