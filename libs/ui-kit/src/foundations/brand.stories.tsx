import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFooter } from '../layout/app-footer';
import { Brand } from '../identity/brand';
import { Button } from '../actions/button';
import { Card } from '../layout/card';
import { Figure } from '../data/figure';
import { Heading } from '../text/heading';
import { Hero } from '../layout/hero';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tokenValue } from './token-value';
import { about } from '../testing/usage';

const meta = {
  title: 'Foundations/Brand',
  tags: ['autodocs'],
  parameters: about(
    'The mark and the name, in the header and on every document. The mark is the brand’s own picture, the name is text, so it can be read aloud and searched for. A brand changes both in its `brand.json`; nothing else on a page says whose it is.',
  ),
  args: { name: 'Ubuntu Funeral Cover' },
  render: ({ name }) => (
    <Stack>
      <Card>
        <Brand>{name}</Brand>
      </Card>
      <Hero>
        <Heading level={1}>Good morning, Thandi</Heading>
        <Figure value="R 30 000" caption="Cover for your family" />
        <Button>Pay now</Button>
      </Hero>
      <AppFooter>
        <Text size="sm">{name}</Text>
        <a href="#terms">Terms and conditions</a>
      </AppFooter>
    </Stack>
  ),
} satisfies Meta<{ name: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const HouseDark: Story = { parameters: { theme: 'dark' } };

export const SecondBrand: Story = {
  args: { name: 'Lwandle Family Cover' },
  parameters: { brand: 'lwandle' },
  play: async () => {
    await expect(tokenValue('brand-mark')).toContain('data:image/svg+xml');
    await expect(tokenValue('pattern-band')).toContain('radial-gradient');
  },
};
export const SecondBrandDark: Story = { ...SecondBrand, parameters: { brand: 'lwandle', theme: 'dark' } };
