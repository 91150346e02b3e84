import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../actions/button-link';
import { buttonStyle } from '../actions/button-style';
import { Card } from '../layout/card';
import { Cluster } from '../layout/cluster';
import { usage } from '../testing/usage';
import { Text } from './text';
import { TextLink } from './text-link';

const meta = {
  title: 'Components/Link',
  component: TextLink,
  subcomponents: { ButtonLink },
  tags: ['autodocs'],
  parameters: usage({
    use:
      'for everything that leads elsewhere. A router’s `Link` needs nothing to look like one; `TextLink` is for plain addresses, ' +
      '`ButtonLink` or `buttonStyle` for the one thing most people do next.',
    instead: 'It does something here, sends or opens: Button. A list of places to go: QuickLinks.',
    words:
      'The words say where it leads, also when read alone: "View all notifications", not "click here". Say what a file is: "(PDF)".',
    access:
      'Underlined, so that colour is not alone. A link in a sentence is as high as its line, one that stands alone as high as a thumb. ' +
      'A new tab is the exception; say so in the words.',
  }),
  args: { href: '#terms', children: 'terms and conditions' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Read the <TextLink {...args} /> before you change your cover.
    </Text>
  ),
};
export const StandsAlone: Story = {
  render: () => (
    <Card>
      <a href="#notifications">View all notifications</a>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const InANewTab: Story = {
  args: {
    target: '_blank',
    href: '/documents/debicheck-mandate.pdf',
    children: 'DebiCheck mandate (PDF, opens in a new tab)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const AsAButton: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="#pay-now">Pay now</ButtonLink>
      <a className={buttonStyle('secondary')} href="#plan">
        My plan
      </a>
      <a className={buttonStyle('quiet')} href="#home">
        Home
      </a>
    </Cluster>
  ),
};
export const ByKeyboard: Story = {
  render: InText.render!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'terms and conditions' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: `${'averylongname'.repeat(5)}@example.co.za` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
