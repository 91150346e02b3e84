import { type ColourToken, colourTokens, contrastOf, type ContrastPair, contrastPairs } from '@portal/brand';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns';
import { Section } from '../layout/section';
import { Heading } from '../text/heading';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tokenColour } from './token-value';
import { about } from '../testing/usage';

const coloursOnThePage = () =>
  Object.fromEntries(colourTokens.map((name) => [name, tokenColour(name)])) as Record<ColourToken, string>;
const contrastOnThePage = (pair: ContrastPair) => contrastOf(pair, coloursOnThePage());

const Swatch = ({ name }: { name: ColourToken }) => (
  <Stack gap="xs">
    <div
      style={{
        height: '3.5rem',
        background: `var(--${name})`,
        border: '1px solid var(--color-line-strong)',
        borderRadius: 'var(--radius-md)',
      }}
    />
    <Text size="sm">{name.replace('color-', '')}</Text>
    <Text size="sm" tone="muted">
      {tokenColour(name)}
    </Text>
  </Stack>
);

const Pair = ({ pair }: { pair: ContrastPair }) => (
  <Stack gap="xs">
    <div
      style={{
        display: 'flex',
        gap: '0.75rem',
        padding: '0.75rem',
        background: `var(--${pair.ground})`,
        border: '1px solid var(--color-line-strong)',
        borderRadius: 'var(--radius-md)',
        fontSize: 'var(--text-lg)',
        fontWeight: 'var(--weight-semibold)',
      }}
      aria-hidden
    >
      {pair.fronts.map((front) =>
        pair.least === 4.5 ? (
          <span key={front} style={{ color: `var(--${front})` }}>
            Aa 123
          </span>
        ) : (
          <span
            key={front}
            style={{ width: '3rem', height: '1.5rem', border: `4px solid var(--${front})`, borderRadius: '4px' }}
          />
        ),
      )}
    </div>
    <Text size="sm">
      <strong>{contrastOnThePage(pair).toFixed(1)}</strong> of {pair.least} to 1
    </Text>
    <Text size="sm" tone="muted">
      {pair.fronts.map((front) => front.replace('color-', '')).join(' or ')} on {pair.ground.replace('color-', '')}
    </Text>
  </Stack>
);

const meta = {
  title: 'Foundations/Colours',
  tags: ['autodocs'],
  parameters: about(
    'Every colour by what it is for, with its value in the brand and theme of the page, and every pair that stands on another with its contrast. A sheet of styles uses these names only. A new pair joins `libs/brand/src/contrast-pairs.ts`, and every brand is held to it.',
  ),
  render: () => (
    <Stack gap="xl">
      <Section>
        <Heading level={2}>Colours</Heading>
        <Columns min="sm">
          {colourTokens.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </Columns>
      </Section>
      <Section>
        <Heading level={2}>Contrast</Heading>
        <Columns min="sm">
          {contrastPairs.map((pair) => (
            <Pair key={`${pair.fronts.join()} ${pair.ground} ${pair.least}`} pair={pair} />
          ))}
        </Columns>
      </Section>
    </Stack>
  ),
  play: async ({ parameters, globals }) => {
    await expect(contrastPairs.filter((pair) => contrastOnThePage(pair) < pair.least)).toEqual([]);
    const theme: unknown = globals.theme || parameters.theme; // the toolbar wins
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe(theme);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = { parameters: { theme: 'light' } };
export const HouseDark: Story = { parameters: { theme: 'dark' } };
export const SecondBrand: Story = { parameters: { brand: 'lwandle', theme: 'light' } };
export const SecondBrandDark: Story = { parameters: { brand: 'lwandle', theme: 'dark' } };
