import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrintAlone } from './print-alone';
import { Text } from '../text/text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/PrintAlone',
  component: PrintAlone,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one thing of a page that goes on a sheet of its own: a letter in a list of work.',
    instead: 'The page is printed as it is: the print command of the browser. A document with legal weight: the PDF.',
    words: '`label` says what is printed: "Print this letter".',
    access: 'A button behind what it prints. The button itself is not printed.',
  }),
  args: {
    label: 'Print this letter',
    print: fn(),
    children: <Text>The cover of Grace ends on 19 January 2027.</Text>,
  },
} satisfies Meta<typeof PrintAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Printed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.getByText(/The cover of Grace ends/)).toBeVisible();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: 'Print what we wrote to Siyabongamandlakazi-Ngcobokazi' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
