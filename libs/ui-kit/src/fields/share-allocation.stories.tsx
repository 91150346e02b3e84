import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { ShareAllocation } from './share-allocation';
import { ShareField } from './share-field';
import { usage } from '../testing/usage';

interface SpecimenProps {
  people: readonly string[];
  shares: readonly string[];
  error?: string;
}

const inWords = (left: number) =>
  left === 0 ? 'All of it is shared out' : left > 0 ? `${left} % left to give` : `${-left} % too much`;

function Specimen({ people, shares, error }: SpecimenProps) {
  const [typed, setTyped] = useState(shares);
  const given = typed.reduce((sum, share) => sum + (Number(share) || 0), 0);
  return (
    <ShareAllocation
      legend="How is your benefit shared?"
      hint="Whole numbers that add up to 100."
      error={error}
      given={given}
      state={given === 100 ? 'whole' : given > 100 ? 'over' : 'open'}
      status={inWords(100 - given)}
      actions={
        <Button variant="quiet" onClick={() => setTyped(people.map(() => String(100 / people.length)))}>
          Share equally
        </Button>
      }
    >
      {people.map((name, place) => (
        <ShareField
          key={name}
          label={name}
          note={Number(typed[place]) > 0 ? `R ${Number(typed[place]) * 300}` : undefined}
          value={typed[place] ?? ''}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setTyped(typed.map((share, other) => (other === place ? target.value : share)))}
        />
      ))}
    </ShareAllocation>
  );
}

const meta = {
  title: 'Components/ShareAllocation',
  component: Specimen,
  tags: ['autodocs'],
  parameters: usage({
    use: 'where one thing is shared among a few and every share has to fit the others.',
    instead: 'One number on its own: a TextField. Shares that are only read: an AmountList.',
    words: 'The legend asks the question. The status says what is left, never "invalid".',
    access:
      'A fieldset with a text field a share, named after who gets it. The status is said aloud when it changes; colour and bar ' +
      'only repeat it. Mark the fields that are wrong with `aria-invalid`, so that the error summary leads to them.',
  }),
  args: { people: ['Sipho Nkosi', 'Grace Dlamini'], shares: ['70', '30'] },
} satisfies Meta<typeof Specimen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How is your benefit shared?' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('All of it is shared out');
  },
};
export const SomethingLeft: Story = { args: { shares: ['70', '15'] } };
export const TooMuch: Story = { args: { shares: ['70', '35'] } };
export const NothingYet: Story = { args: { shares: ['', ''] } };
export const Wrong: Story = {
  args: { shares: ['70', '15'], error: 'Beneficiary shares must add up to 100%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /Error: Beneficiary shares must add up to 100%/,
    );
  },
};

export const ByKeyboard: Story = {
  args: { shares: ['70', ''] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Grace Dlamini' })).toHaveFocus();
    await userEvent.keyboard('25');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 % left to give');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Grace Dlamini' })).toHaveValue('50');
  },
};

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    people: ["Oluwaseun-Ayodeji Emmanuel Featherstonehaugh-Ntshingila D'Oliveira-Mahlathini", 'Bo Ng'],
    shares: ['95', '5'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
