import { chooseFile, choose, press } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, within } from 'storybook/test';
import { sendForReport, signInToReport } from '../testing/as-reporter';
import { isHeaded, type Tools, visitOf } from '../testing/plays';
import { wordsSeen } from '../testing/words-seen';
import { aReport } from '../testing/a-report';
import { ReportView } from './report-view';

const meta = {
  title: 'Screens/Claims/Your report',
  component: ReportView,
  args: { report: aReport() },
  parameters: { scenario: 'family-active', signedIn: false, frame: 'portal', path: '/claims' },
  beforeEach: async ({ loaded }) => void (await signInToReport({ loaded })),
} satisfies Meta<typeof ReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = async ({ canvas }: Tools) => within(await canvas.findByRole('region', { name: 'What you sent' }));

/** Whatever address of claims is asked for leads to the report. What happens and by when comes first. */
export const Looking: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Your report');
    await expect(await canvas.findByText('We are looking at your report.')).toBeVisible();
    await expect(
      canvas.getByText(/^If we have cover for this person, we will contact you on 083 \*\*\* 2222 by /),
    ).toBeVisible();
    await expect((await sent(page)).getByText(/^Nothing yet\./)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
    await expect(canvas.getByRole('link', { name: /^DR-/ })).toBeVisible();
    await expect(canvas.queryByText(/Elias|Mabaso/)).not.toBeInTheDocument();
    await expect(wordsSeen(document)).toBeLessThan(200);
  },
};

export const OnASmallPhone: Story = { ...Looking, globals: { viewport: { value: 'small' } } };

/** From the report to a document that has arrived: the page shows it, and says so. */
export const SendsADocument: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    const { canvas, canvasElement, userEvent } = page;
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a document' }));
    await isHeaded(page, 'Send a document');
    await choose(page, 'Death certificate');
    await chooseFile(canvasElement, aPdfFile('certificate.pdf'));
    await press(page, 'Send this document');
    await isHeaded(page, 'Your report');
    await expect(await screen.findByText('Death certificate: it has arrived.')).toBeVisible();
    await expect((await sent(page)).getByText(/^certificate\.pdf, /)).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a document' }));
    await canvas.findByRole('group', { name: 'What is it?' });
    await press(page, 'Send this document');
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(summary.getByRole('link', { name: 'Select what it is' })).toBeVisible();
    await expect(summary.getByRole('link', { name: 'Take a photo or choose a file' })).toBeVisible();
  },
};

/** The line is gone when it is sent: what was chosen stays, and goes once there is a line again. */
export const TheLineBreaks: Story = {
  play: async (page) => {
    const { canvas, canvasElement, userEvent } = page;
    const { network } = visitOf(page);
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a document' }));
    await canvas.findByRole('group', { name: 'What is it?' });
    await choose(page, 'DHA-1663, all pages');
    await chooseFile(canvasElement, aPdfFile('notice.pdf'));
    network.break('offline');
    await press(page, 'Send this document');
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
    await expect(canvas.getByText('notice.pdf')).toBeVisible();
    network.mend();
    await press(page, 'Send this document');
    await expect(await screen.findByText('DHA-1663, all pages: it has arrived.')).toBeVisible();
  },
};

export const WithDocuments: Story = {
  beforeEach: async ({ loaded }) => {
    await sendForReport({ loaded }, 'DEATH_CERTIFICATE');
  },
  play: async (page) => {
    const list = await sent(page);
    await expect(await list.findByText('Death certificate')).toBeVisible();
    await expect(list.getByText(/^certificate\.pdf, /)).toBeVisible();
  },
};

/** The day by which we call is over: it is not promised any more. */
export const CalledTooLate: Story = {
  parameters: { frame: 'screen', path: '/claims/sign-in' },
  args: { report: aReport({ contactBy: '2020-01-06' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We said that we would contact you by 6 January 2020 /)).toBeVisible();
    await expect(canvas.queryByText(/we will contact you/)).not.toBeInTheDocument();
  },
};

/** Staff have closed it: nothing more is sent, and our number stays. */
export const Closed: Story = {
  parameters: { frame: 'screen', path: '/claims/sign-in' },
  args: { report: aReport({ stage: 'CLOSED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have closed this report.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toBeVisible();
    await expect(canvas.queryByText(/^If we have cover/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Send a document' })).not.toBeInTheDocument();
  },
};

export const Failing: Story = {
  beforeEach: async ({ loaded }) => {
    visitOf({ loaded }).network.break('500');
  },
  play: async (page) => {
    await expect(await page.canvas.findByText('Your report could not be loaded')).toBeVisible();
    visitOf(page).network.mend();
    await press(page, 'Reload');
    await expect(await page.canvas.findByText('We are looking at your report.')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('You are offline. We load this as soon as there is a network.');
    await expect(first).toBeVisible();
  },
};

export const SignsOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign out' }));
    await expect(await canvas.findByText(/^You are signed out\./)).toBeVisible();
  },
};
