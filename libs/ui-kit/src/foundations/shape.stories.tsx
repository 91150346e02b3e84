import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Card } from '../layout/card';
import { Columns } from '../layout/columns';
import { Cluster } from '../layout/cluster';
import { Heading } from '../text/heading';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tokenValue } from './token-value';
import { about } from '../testing/usage';

const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', 'gutter', 'inset'].map((size) => `space-${size}`);
const radii = ['radius-sm', 'radius-md', 'radius-lg', 'radius-round'];
const shadows = ['shadow-card', 'shadow-raised', 'shadow-overlay'];

const Sample = ({ name, style }: { name: string; style: object }) => (
  <Stack gap="xs">
    <div style={{ background: 'var(--color-surface)', ...style }} />
    <Text size="sm">{name}</Text>
    <Text size="sm" tone="muted">
      {tokenValue(name)}
    </Text>
  </Stack>
);

const meta = {
  title: 'Foundations/Space, radius and shadow',
  tags: ['autodocs'],
  parameters: about(
    'Distances in steps of four, twice as much between groups as inside them; corners and shadows. A part takes one of these, never a figure of its own.',
  ),
  render: () => (
    <Stack gap="xl">
      <Section>
        <Heading level={2}>Space</Heading>
        <Columns min="sm">
          {spaces.map((name) => (
            <Sample
              key={name}
              name={name}
              style={{ width: `var(--${name})`, height: '1rem', background: 'var(--color-primary)' }}
            />
          ))}
        </Columns>
      </Section>
      <Section>
        <Heading level={2}>Radius</Heading>
        <Columns min="sm">
          {radii.map((name) => (
            <Sample
              key={name}
              name={name}
              style={{ height: '4rem', borderRadius: `var(--${name})`, border: '2px solid var(--color-primary)' }}
            />
          ))}
        </Columns>
      </Section>
      <Section>
        <Heading level={2}>Shadow</Heading>
        <Columns min="sm">
          {shadows.map((name) => (
            <Sample
              key={name}
              name={name}
              style={{
                height: '4rem',
                borderRadius: 'var(--radius-md)',
                boxShadow: `var(--${name})`,
                border: '1px solid var(--color-line)',
              }}
            />
          ))}
        </Columns>
      </Section>
      <Card>
        <Cluster>
          <Button>At least 44 px high</Button>
        </Cluster>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const HouseDark: Story = { parameters: { theme: 'dark' } };
export const SecondBrand: Story = { parameters: { brand: 'lwandle' } };
