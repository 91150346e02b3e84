import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Chip } from './chip';
import { chipStyle } from './chip-style';
import { Cluster } from '../layout/cluster';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['autodocs'],
  parameters: usage({
    use:
      'to narrow a list down by a few choices that can all be on. `chipStyle` makes a link a chip, for a state that leads ' +
      'somewhere: "Pending" beside a record.',
    instead: 'A state that leads nowhere: Badge. One choice of a form: RadioGroup. Views of a page: Tabs.',
    words: 'One or two words, as the records themselves say them.',
    access:
      'A chip that is on says so (`aria-pressed`) and shows a tick, not only a colour. Give a group of chips a name: ' +
      '`<Cluster role="group" aria-label="Show">`. A link chip must say with its neighbours where it leads.',
  }),
  args: { pressed: false, children: 'Policy documents' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AsALink: Story = {
  render: () => (
    <Cluster>
      <a className={chipStyle('amber')} href="#pending">
        Pending
      </a>
      <a className={chipStyle('blue')} href="#new">
        New
      </a>
      <a className={chipStyle('green')} href="#done">
        Completed
      </a>
      <a className={chipStyle('red')} href="#failed">
        Failed
      </a>
      <a className={chipStyle()} href="#more">
        More
      </a>
    </Cluster>
  ),
};
export const Filter: Story = {
  render: function ThreeKinds() {
    const [shown, setShown] = useState(['Letters']);
    const toggle = (kind: string) =>
      setShown(shown.includes(kind) ? shown.filter((other) => other !== kind) : [...shown, kind]);
    return (
      <Cluster gap="sm" role="group" aria-label="Show">
        {['Policy documents', 'Letters', 'Forms'].map((kind) => (
          <Chip key={kind} pressed={shown.includes(kind)} onClick={() => toggle(kind)}>
            {kind}
          </Chip>
        ))}
      </Cluster>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const forms = canvas.getByRole('button', { name: 'Forms', pressed: false });
    await userEvent.click(forms);
    await expect(forms).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(forms).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Letters', pressed: true })).toBeVisible();
  },
};
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { pressed: true, children: 'Documents that we still need from you before we can decide' },
};
