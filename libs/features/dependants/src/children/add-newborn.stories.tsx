import { choose, fillIn, fillInDate, type Page, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as AddChildScreen } from './add-child.screen';

const meta = {
  title: 'Screens/Dependants/Add newborn',
  component: AddChildScreen,
  parameters: { scenario: 'family-active', path: '/child/add?newborn=yes' },
} satisfies Meta<typeof AddChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const guardian = /I am the parent or guardian/;

async function fillInAmahle(page: Page, born: string) {
  await fillIn(page, { 'First name': 'Amahle' });
  await fillInDate(page, 'Date of birth', born);
  await choose(page, 'Female');
  await choose(page, 'Biological child');
  await choose(page, guardian);
  await press(page, 'Continue');
}

export const FromFormToRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Surname')).toHaveValue('Nkosi');
    await expect(canvas.queryByText('Which ID does the child have?')).toBeNull();
    await expect(canvas.queryByText('Is the child disabled?')).toBeNull();
    const page = { canvas, userEvent };
    await fillInAmahle(page, '11/11/2026');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await expect(canvas.getByText(/We need the ID number by 9 February 2027\./)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Child: Amahle N.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Send the birth certificate/ })).toHaveClass(
      'button-primary',
    );
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).not.toHaveClass('button-primary');
  },
};

export const SavedWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, { 'First name': 'Amahle' });
    await expect(await canvas.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  },
};

/** Whoever is older has an ID number by then. */
export const NotSoYoungAnyMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Surname');
    await fillInAmahle({ canvas, userEvent }, '11/06/2026');
    await expect(
      await canvas.findAllByText(/An ID number is required for children older than 90 days/),
    ).not.toHaveLength(0);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { parameters: { scenario: 'long-names' }, globals: { viewport: { value: 'small' } } };
