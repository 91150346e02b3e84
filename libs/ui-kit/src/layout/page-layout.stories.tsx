import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../navigation/breadcrumbs';
import { Card } from './card';
import { PageLayout } from './page-layout';
import { QuickLinks } from '../navigation/quick-links';
import { usage } from '../testing/usage';
import { Text } from '../text/text';

const meta = {
  title: 'Components/PageLayout',
  component: PageLayout,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: 'for every page behind sign-in: the way back, the heading, the content, and quick links beside it.',
      instead: 'A page that is one question only: a narrow Container with a Card.',
      words: 'See PageHeader. Lead with what most people come for.',
      access:
        'The side panel is an `aside`, beside the content on wide screens and below it on small ones; it comes later for the keyboard on ' +
        'both. Not printed.',
    }),
  },
  args: {
    title: 'Documents',
    description: 'Everything we have sent you.',
    breadcrumbs: (
      <Breadcrumbs
        items={[
          <a key="home" href="#home">
            Home
          </a>,
          'Documents',
        ]}
      />
    ),
    side: (
      <QuickLinks>
        <a href="#home">Home</a>
        <a href="#details">Personal Details</a>
        <a href="#bank">Banking Details</a>
        <a href="#terms">Terms and Conditions</a>
      </QuickLinks>
    ),
    children: (
      <>
        <Card>
          <Text>Policy schedule</Text>
        </Card>
        <Card>
          <Text>Letter of 1 November 2026</Text>
        </Card>
      </>
    ),
  },
  decorators: [
    (Page) => (
      <div style={{ padding: 'var(--space-6) var(--space-gutter)' }}>
        <Page />
      </div>
    ),
  ],
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: HTMLElement) => element.getBoundingClientRect().left;
const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const WithSidePanel: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(left(canvas.getByRole('complementary'))).toBeGreaterThan(left(canvas.getByText('Policy schedule')));
    await expect(top(canvas.getByRole('complementary'))).toBeLessThanOrEqual(top(canvas.getByText('Policy schedule')));
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByRole('complementary'))).toBeGreaterThan(top(canvas.getByText(/Letter of/)));
  },
};
export const WithoutSidePanel: Story = { args: { side: undefined } };
export const HeadingOnly: Story = { args: { side: undefined, breadcrumbs: undefined, description: undefined } };
