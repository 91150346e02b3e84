import { chooseFile } from '@portal/forms/testing';
import { aPdf } from '@portal/domain/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as DocumentsScreen } from '../documents.screen';
import { card, fitsTheScreen } from '../testing/plays';

const meta = {
  title: 'Screens/Documents/A large file on a bad line',
  component: DocumentsScreen,
  parameters: { scenario: 'family-active', path: '/documents' },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of four parts. */
const scan = () => new File([aPdf('x'.repeat(450_000))], 'scan-of-my-id.pdf', { type: 'application/pdf' });

interface Visit {
  network: { break(fault: 'offline' | 'slow' | 'waiting' | '500'): void; mend(): void };
}
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Presses Send on a line like that, and gives the form. */
async function sendOn(
  fault: Parameters<Visit['network']['break']>[0],
  { canvas, canvasElement, userEvent, loaded }: Played,
) {
  const { network } = (loaded as { visit: Visit }).visit;
  const form = await card(canvas, 'Send us a document');
  await userEvent.click(await form.findByRole('button', { name: 'Choose a document to send' }));
  await userEvent.selectOptions(await form.findByLabelText('What does the file show?'), 'Copy of the ID');
  await chooseFile(canvasElement, scan());
  network.break(fault);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  return { form, network };
}

/** The line is as slow as a story may be: "1 of 4 parts sent." stands there for two seconds. */
export const Sending: Story = {
  play: async (played) => {
    const { form } = await sendOn('slow', played);
    await expect(await form.findByText('1 of 4 parts sent.')).toBeVisible();
    await expect(form.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('max', '4');
    await expect(form.getByText('Sending.')).toBeInTheDocument();
    await fitsTheScreen();
  },
};

export const Paused: Story = {
  play: async (played) => {
    const { form } = await sendOn('slow', played);
    await form.findByText('1 of 4 parts sent.');
    await played.userEvent.click(form.getByRole('button', { name: 'Pause' }));
    await expect((await form.findAllByText('1 of 4 parts sent. Paused.'))[0]).toBeVisible();
    await expect(form.getByRole('button', { name: 'Go on' })).toHaveFocus();
  },
};

export const PausedAndGoneOnWith: Story = {
  play: async (played) => {
    const { form, network } = await sendOn('waiting', played);
    await played.userEvent.click(await form.findByRole('button', { name: 'Pause' }));
    network.mend();
    await played.userEvent.click(await form.findByRole('button', { name: 'Go on' }));
    await expect(await form.findByText('scan-of-my-id.pdf has arrived (Copy of the ID).')).toBeVisible();
  },
};

export const LineBroken: Story = {
  play: async (played) => {
    const { form } = await sendOn('offline', played);
    const sentence = '0 of 4 parts sent. The line broke, we try again. What was sent is kept.';
    await expect((await form.findAllByText(sentence))[0]).toBeVisible();
    await expect(form.getByText('scan-of-my-id.pdf')).toBeVisible();
    await fitsTheScreen();
  },
};

export const LineBrokenAndBack: Story = {
  play: async (played) => {
    const { form, network } = await sendOn('offline', played);
    await form.findAllByText(/The line broke/);
    network.mend();
    await expect(await form.findByText('scan-of-my-id.pdf has arrived (Copy of the ID).')).toBeVisible();
  },
};

export const Cancelled: Story = {
  play: async (played) => {
    const { form } = await sendOn('waiting', played);
    await played.userEvent.click(await form.findByRole('button', { name: 'Cancel sending' }));
    await expect(await form.findByText('You cancelled sending. What you filled in is still here.')).toBeVisible();
    await expect(form.getByText('scan-of-my-id.pdf')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** The service looks inside and refuses it: the sentence stands beside the file, which nobody has to send a second time to read it. */
export const FailedForGood: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = await card(canvas, 'Send us a document');
    await userEvent.click(await form.findByRole('button', { name: 'Choose a document to send' }));
    await userEvent.selectOptions(await form.findByLabelText('What does the file show?'), 'Copy of the ID');
    const script = aPdf('x'.repeat(450_000), '7 0 obj << /S /JavaScript >> endobj');
    await chooseFile(canvasElement, new File([script], 'form.pdf', { type: 'application/pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(form.getAllByText(/^This PDF holds a script/)[0]).toBeVisible());
    await expect(form.queryByRole('progressbar')).toBeNull();
    await fitsTheScreen();
  },
};
