import { type Meta, type StoryObj } from '@storybook/react-vite';
import { buttonStyle } from '../actions/button-style';
import { Cluster } from './cluster';
import { Columns } from './columns';
import { Figure } from '../data/figure';
import { Heading } from '../text/heading';
import { Hero } from './hero';
import { Text } from '../text/text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  tags: ['autodocs'],
  parameters: usage({
    use: 'once, at the top of home and of sign-in: a greeting and the state of the policy.',
    instead: 'Any other page: PageHeader. Something to notice: Alert.',
    words: 'Calm and short. One figure or two, one button.',
    access: 'Text, links and the main button inside turn light by themselves; do not put cards or fields in it.',
  }),
  render: () => (
    <Hero>
      <Heading level={1}>Good morning, Thandi</Heading>
      <Text tone="muted">Family plan, policy 7000010012</Text>
      <Columns>
        <Figure value="R 50 000" caption="Cover for you" />
        <Figure value="R 245" caption="Premium a month" />
      </Columns>
      <Cluster>
        <a className={buttonStyle('primary')} href="#pay-now">
          Pay now
        </a>
        <a href="#plan">See my plan</a>
      </Cluster>
    </Hero>
  ),
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
