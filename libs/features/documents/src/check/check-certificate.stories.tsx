import { type Auth } from '@portal/auth';
import { documentAdditions } from '@portal/contract';
import { fails, failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { codeOf } from '../certificate/code-of';
import { fitsTheScreen, untilMade } from '../testing/plays';
import { CertificateAnswer } from './certificate-answer';
import { Component as CheckCertificateScreen } from './check-certificate.screen';

const unknown = '7K3M-Q2XR-9WAB';

const meta = {
  title: 'Screens/Documents/Check a certificate',
  component: CheckCertificateScreen,
  parameters: { scenario: 'family-active', path: '/certificate/check' },
} satisfies Meta<typeof CheckCertificateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Visit {
  auth: Auth;
  scenario: { signIn: string };
}

/** Issues a certificate as the policyholder does, and gives its code. */
async function issue({ auth, scenario }: Visit): Promise<string> {
  const answer = await auth.api.call(documentAdditions.benefitCertificate, { policyNumber: scenario.signIn });
  return (answer.success && codeOf(answer.data)) || '';
}

async function type(
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  code: string,
) {
  const field = await canvas.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the certificate' }));
}

export const Genuine: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const code = await issue(loaded.visit as Visit);
    await type({ canvas, userEvent }, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    await expect(await canvas.findByRole('heading', { name: 'This certificate is genuine' }, untilMade)).toBeVisible();
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
    await expect(canvas.getByText(code)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Another code' })).toHaveValue('');
    await expect(canvas.queryByText(/Nkosi|Thandi|7000010012/)).toBeNull();
  },
};

export const Replaced: Story = {
  render: () => (
    <CertificateAnswer code={unknown} found={{ state: 'REPLACED', issuedAt: '2026-11-01T08:00:00.000Z' }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This certificate has been replaced' })).toBeVisible();
  },
};

export const Ended: Story = {
  render: () => <CertificateAnswer code={unknown} found={{ state: 'ENDED', issuedAt: '2026-08-01T08:00:00.000Z' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This certificate has ended' })).toBeVisible();
    await expect(canvas.getByText('1 August 2026')).toBeVisible();
  },
};

/** A phone that has never seen the portal, after a scan. */
export const UnknownToAStranger: Story = {
  parameters: { signedIn: false, path: `/certificate/${unknown}`, frame: 'portal' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We know no certificate with this code' })).toBeVisible();
    await expect(canvas.getByText(unknown)).toBeVisible();
    await fitsTheScreen();
  },
};

export const NoCodeYet: Story = {
  parameters: { signedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the certificate' }));
    await expect(canvas.getByText('Enter the code of the certificate')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await type({ canvas, userEvent }, '7K3M-Q2XR-9WA0');
    await expect(canvas.getByText('There is no 0 in a code: look at it again')).toBeVisible();
  },
};

export const UnreadableInTheAddress: Story = {
  parameters: { signedIn: false, path: '/certificate/7K3M-Q2XR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The code has 12 letters and digits, in groups of four')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('7K3M-Q2XR');
  },
};

export const Loading: Story = loading('', { signedIn: false, path: `/certificate/${unknown}` });

export const FailsUntilReload: Story = failsUntilReload(
  'The certificate could not be checked',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^We know no certificate/ })).toBeVisible();
  },
  { signedIn: false, path: `/certificate/${unknown}` },
);

export const Offline: Story = fails('The certificate could not be checked', {
  signedIn: false,
  path: `/certificate/${unknown}`,
  fault: 'offline',
});
