import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Component as DocumentsScreen } from './documents.screen';
import { card, fitsTheScreen, untilMade } from './testing/plays';

const meta = {
  title: 'Screens/Documents/Overview',
  component: DocumentsScreen,
  parameters: { scenario: 'family-active', path: '/documents' },
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const onDevice = /^policy-schedule-7000010012-version-\d+\.pdf is on your device\.$/;

export const ScheduleDownloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the schedule (PDF)' }));
    await expect(await canvas.findByText(onDevice, {}, untilMade)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Documents we asked for' })).toBeNull();
  },
};

export const ScheduleOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const replace = { address: '' };
    const tab = {
      closed: false,
      document: { title: '', body: { textContent: '' } },
      close: () => undefined,
      location: { replace: (address: string) => void (replace.address = address) },
    };
    const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const schedule = await card(canvas, 'Policy schedule');
    await userEvent.click(schedule.getByRole('button', { name: 'Open or print in a new tab' }));
    await expect(await schedule.findByText(/\.pdf is open in a new tab\.$/, {}, untilMade)).toBeVisible();
    await expect(tab.document.body.textContent).toBe('One moment…');
    const blob = await (await fetch(replace.address)).blob();
    await expect(blob.type).toBe('application/pdf');
    open.mockRestore();
  },
};

export const NoTabAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const schedule = await card(canvas, 'Policy schedule');
    await userEvent.click(schedule.getByRole('button', { name: 'Open or print in a new tab' }));
    const link = await schedule.findByRole('link', { name: /^Open policy-schedule-/ }, untilMade);
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    open.mockRestore();
  },
};

export const DownloadFails: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Download the schedule (PDF)' });
    loaded.visit.network.break(500);
    await userEvent.click(button);
    await expect(await canvas.findByText('The schedule could not be loaded. Please try again.')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(button);
    await expect(await canvas.findByText(onDevice, {}, untilMade)).toBeVisible();
  },
};

export const CertificateIssued: Story = {
  play: async ({ canvas, userEvent }) => {
    const certificate = await card(canvas, 'Benefit certificate');
    await userEvent.click(certificate.getByRole('button', { name: 'Issue a certificate (PDF)' }));
    const code = await certificate.findByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/, {}, untilMade);
    await expect(certificate.getByText(/^Any earlier certificate is now replaced\./)).toBeVisible();
    await expect(certificate.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    await expect(certificate.getByRole('link', { name: 'See what they see who check it' })).toHaveAttribute(
      'href',
      `/certificate/${code.textContent}`,
    );
    await userEvent.click(certificate.getByRole('button', { name: 'Save it again' }));
    await expect(certificate.getAllByText(/is on your device\.$/)).toHaveLength(2);
  },
};

export const StatementOfThisTaxYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const statement = await card(canvas, 'Premium statement');
    await userEvent.click(statement.getByLabelText(/^This tax year/));
    await userEvent.click(statement.getByRole('button', { name: 'Download the statement (PDF)' }));
    const saved = /^premium-statement-7000010012-2026-03-01-to-2027-02-28\.pdf is on your device\.$/;
    await expect(await statement.findByText(saved, {}, untilMade)).toBeVisible();
  },
};

export const StatementOfOwnDates: Story = {
  play: async ({ canvas, userEvent }) => {
    const statement = await card(canvas, 'Premium statement');
    await userEvent.click(statement.getByLabelText('Other dates'));
    await userEvent.click(statement.getByRole('button', { name: 'Download the statement (PDF)' }));
    await expect((await statement.findAllByText('Enter the first day'))[0]).toBeVisible();
  },
};

export const AChangeWaits: Story = {
  parameters: { scenario: 'pending-child' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A change waits for a decision/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See pending changes' })).toHaveAttribute('href', '/');
    await card(canvas, 'Your documents');
  },
};

export const MandateForm: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Open the mandate form/ });
    await expect(link).toHaveAttribute('href', '/documents/debicheck-mandate.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const ScheduleDownloadedFromTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await card(canvas, 'Your documents');
    await userEvent.click(list.getByRole('button', { name: /^Download Policy schedule, / }));
    await expect(await list.findByText(onDevice, {}, untilMade)).toBeVisible();
  },
};

export const LetterOfARefusedClaim: Story = {
  parameters: { scenario: 'claim-refused-waiting' },
  play: async ({ canvas, userEvent }) => {
    const list = await card(canvas, 'Your documents');
    await userEvent.click(await list.findByRole('button', { name: /^Download Letter about your claim/ }));
    await expect(await list.findByText(/^.+CL-[\dA-Z-]+\.pdf is on your device\.$/, {}, untilMade)).toBeVisible();
  },
};

export const ProofThatAClaimWasPaid: Story = {
  parameters: { scenario: 'claim-disputed' },
  play: async ({ canvas, userEvent }) => {
    const list = await card(canvas, 'Your documents');
    await userEvent.click(await list.findByRole('button', { name: /^Download Proof of payment/ }));
    await expect(await list.findByText(/^.+CL-[\dA-Z-]+\.pdf is on your device\.$/, {}, untilMade)).toBeVisible();
  },
};

export const LapsedMayPay: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^While the status of your policy is "Lapsed", we give no policy schedule and take no documents\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download the schedule (PDF)' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Issue a certificate/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Choose a document to send' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download the statement (PDF)' })).toBeEnabled();
  },
};

export const NothingHereYet: Story = {
  parameters: { scenario: 'not-taken-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are no documents yet\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for a policy' })).toBeVisible();
  },
};

export const CancelledHasItsDocuments: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    const certificate = await card(canvas, 'Benefit certificate');
    await expect(
      certificate.getByText(/While the status of your policy is "Cancelled", nobody on it is\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download the schedule (PDF)' })).toBeEnabled();
  },
};

export const FirstPremiumAwaited: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    const certificate = await card(canvas, 'Benefit certificate');
    await expect(certificate.getByText(/when your cover has begun, with your first premium\.$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Choose a document to send' })).toBeEnabled();
  },
};

export const PaidUpMayCertify: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You can issue a benefit certificate\. For a schedule, call us\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Issue a certificate (PDF)' })).toBeEnabled();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await card(canvas, 'Your documents');
    await fitsTheScreen();
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('Your documents could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Policy schedule' })).toBeVisible();
});

export const WithoutCertificates: Story = {
  parameters: { without: ['certificates'] },
  play: async ({ canvas }) => {
    await card(canvas, 'Policy schedule');
    await card(canvas, 'Premium statement');
    await expect(canvas.queryByText(/benefit certificate/i)).toBeNull();
  },
};
