import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link';
import { buttonStyle } from './button-style';
import { linkStyle } from './link-style';
import { Text } from './text';
import { TextLink } from './text-link';

const meta = { title: 'Components/Links', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <Text>
      Read the <TextLink href="#terms">terms and conditions</TextLink> before you change your cover.
    </Text>
  ),
};
export const LooksLikeAButton: Story = { render: () => <ButtonLink href="#pay-now">Pay now</ButtonLink> };
export const AnyLinkAsAButton: Story = {
  render: () => (
    <a className={buttonStyle('secondary')} href="#plan">
      My plan
    </a>
  ),
};
export const AButtonAsALink: Story = {
  render: () => (
    <button type="button" className={linkStyle}>
      Send it again
    </button>
  ),
};
