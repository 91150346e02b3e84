import { codesOf, provinces } from '@portal/domain';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { type FieldMeta, fieldMeta, type FieldStory, longWords, refusedWith, sendIt } from '../testing/story-of';
import { select } from './select';
import { usage } from '@portal/ui-kit/stories';

const meta = {
  title: 'Forms/Select',
  tags: ['autodocs'],
  parameters: usage({
    use: 'for one answer out of many that people know by name: a province, a bank.',
    instead: 'Fewer than eight answers: Radios, which show them all.',
    words: 'The first line says what to do: “Select the province”.',
    access: 'The list of the device itself, which every phone and screen reader knows.',
  }),
  ...fieldMeta({
    widget: select(provinces, { nothing: 'Select the province' }),
    entry: v.picklist(codesOf(provinces), 'Select the province'),
    label: 'Province',
  }),
} satisfies FieldMeta;
export default meta;
type Story = FieldStory;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'Where the funeral would be held' } };
export const Filled: Story = { args: { value: 'LIMPOPO' } };
export const Refused: Story = { play: refusedWith('Select the province') };
export const Locked: Story = { args: { value: 'LIMPOPO', locked: true } };
export const LongWords: Story = { args: longWords };
export const SendsTheCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Province' }), 'KwaZulu-Natal');
    await expect(await sendIt({ canvas, userEvent })).toBe('KWAZULU_NATAL');
  },
};
export const AListFromTheService: Story = {
  args: {
    widget: select(),
    entry: v.string(),
    label: 'Bank',
    options: [
      { code: 'FNB', label: 'FNB' },
      { code: 'Nedbank', label: 'Nedbank' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bank' }), 'Nedbank');
    await expect(await sendIt({ canvas, userEvent })).toBe('Nedbank');
  },
};
