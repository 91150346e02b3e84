import { choose, fillIn, fillInDate, followAway, type Page, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isHeaded, openClaim } from '../testing/plays';
import { Component } from './new-claim.screen';

const meta = {
  title: 'Screens/Claims/Report a death',
  component: Component,
  parameters: { scenario: 'family-active', path: '/claims/new' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const continues = 'Continue';

/** From who died to the claim, by somebody who does not know the cause yet. */
export const TheSpouse: Story = {
  play: async (page) => {
    const { canvas } = page;
    await choose(page, /^Sipho Nkosi/);
    await press(page, continues);
    await fillInDate(page, 'Date of death', '10/11/2026');
    await fillIn(page, { 'Place (optional)': 'Tygerberg Hospital' });
    await press(page, continues);
    const causes = await canvas.findAllByRole('radio');
    await expect(causes.at(-1)).toHaveAccessibleName('I do not know yet');
    await choose(page, 'I do not know yet');
    await press(page, continues);
    await isHeaded(page, 'Check your answers');
    for (const answer of ['Sipho Nkosi', '10 November 2026', 'Tygerberg Hospital', 'South Africa']) {
      await expect(canvas.getByText(answer)).toBeVisible();
    }
    await press(page, 'Report the death');
    await isHeaded(page, 'We need documents from you');
    await expect(canvas.getByText(/^Reference CL-\w{4}-\w{4}\. Died on 10 November 2026\.$/)).toBeVisible();
  },
};

export const WhoDied: Story = {
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('group', { name: 'The person who died' }));
    const choices = people.getAllByRole('radio');
    await expect(choices.at(-2)).toHaveAccessibleName('A stillborn child');
    await expect(choices.at(-1)).toHaveAccessibleName('A baby not yet added');
    await expect(canvas.queryByText('Thandi Nkosi')).not.toBeInTheDocument();
  },
};

export const WhoDiedOnAPhone: Story = { ...WhoDied, globals: { viewport: { value: 'phone' } } };

/** For a child what other insurers paid counts, too. */
export const AChild: Story = {
  play: async (page) => {
    const { canvas } = page;
    await choose(page, /^Lindiwe Nkosi/);
    await press(page, continues);
    await fillInDate(page, 'Date of death', '10/11/2026');
    await press(page, continues);
    await choose(page, 'An accident');
    await expect(canvas.getByLabelText('What did other insurers pay for this child? (optional)')).toBeVisible();
  },
};

/** Of a stillborn child no cause is asked: it changes nothing. */
export const AStillbornChild: Story = {
  play: async (page) => {
    const { canvas } = page;
    await choose(page, 'A stillborn child');
    await fillIn(page, { 'Completed weeks of pregnancy': '30' });
    await expect(canvas.getByLabelText('Thandi Nkosi')).toBeChecked();
    await press(page, continues);
    await fillInDate(page, 'Date of death', '02/10/2026');
    await press(page, continues);
    await isHeaded(page, 'Check your answers');
    await expect(canvas.queryByText('What was the cause of death?')).not.toBeInTheDocument();
    await press(page, 'Report the death');
    await isHeaded(page, 'We need documents from you');
    await expect(canvas.getByText('Claim for a stillborn child')).toBeVisible();
  },
};

export const ABabyNotYetAdded: Story = {
  play: async (page) => {
    const { canvas } = page;
    await choose(page, 'A baby not yet added');
    await fillIn(page, { 'First name': 'Amahle', Surname: 'Nkosi' });
    await fillInDate(page, 'Date of birth', '01/11/2026');
    await press(page, continues);
    await fillInDate(page, 'Date of death', '10/11/2026');
    await press(page, continues);
    await choose(page, 'I do not know yet');
    await press(page, continues);
    await isHeaded(page, 'Check your answers');
    await press(page, 'Report the death');
    await expect(await canvas.findByText('Claim for Amahle Nkosi')).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async (page) => {
    const { canvas } = page;
    await press(page, continues);
    await expect(await canvas.findByRole('link', { name: 'Select who died' })).toBeVisible();
    await choose(page, /^Sipho Nkosi/);
    await press(page, continues);
    await fillInDate(page, 'Date of death', '21/11/2026');
    await press(page, continues);
    await expect(await canvas.findByRole('link', { name: 'The date of death cannot be in the future' })).toBeVisible();
  },
};

/** The husband died in an accident: all three steps, up to the check. */
async function answerAll(page: Page): Promise<void> {
  await choose(page, /^Sipho Nkosi/);
  await press(page, continues);
  await fillInDate(page, 'Date of death', '10/11/2026');
  await press(page, continues);
  await choose(page, 'An accident');
  await press(page, continues);
}

/** There is one already: the page says so and leads to it, and what was typed stays. */
export const ClaimedAlready: Story = {
  beforeEach: async ({ loaded }) => void (await openClaim({ loaded })),
  play: async (page) => {
    const { canvas } = page;
    await answerAll(page);
    await press(page, 'Report the death');
    await expect(
      await canvas.findByText(/^There is already a claim for this person\. Its reference is CL-/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your claims' })).toHaveAttribute('href', '/claims');
  },
};

export const CheckedAndCorrected: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await answerAll(page);
    await userEvent.click(await canvas.findByRole('link', { name: 'Change date of death' }));
    await fillInDate(page, 'Date of death', '09/11/2026');
    await press(page, continues);
    await press(page, continues);
    await isHeaded(page, 'Check your answers');
    await expect(canvas.getByText('9 November 2026')).toBeVisible();
  },
};

/** The answers are on no server yet: leaving the check asks, and afterwards nothing does. */
export const NotSentYet: Story = {
  play: async (page) => {
    await answerAll(page);
    await isHeaded(page, 'Check your answers');
    await followAway(page, 'Documents', 'Stay on this page');
    await expect(page.canvas.getByText('10 November 2026')).toBeVisible();
    await press(page, 'Report the death');
    await isHeaded(page, 'We need documents from you');
    await expect(page.canvas.queryByRole('dialog')).toBeNull();
  },
};

export const OnePersonOnThePolicy: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  },
};

export const TwelvePeople: Story = {
  parameters: { scenario: 'large-family' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(13);
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('A stillborn child')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const ForStaff: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the policyholder has this page.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('A stillborn child')).toBeVisible();
});
