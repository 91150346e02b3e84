import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedMessageLine } from './failed-message-line';

const meta = {
  title: 'Screens/Servicing/A letter that nobody posted',
  component: FailedMessageLine,
  parameters: { scenario: 'family-active', path: '/desk', staff: 'consultant' },
  decorators: [
    (Line) => (
      <ul>
        <Line />
      </ul>
    ),
  ],
  args: {
    onSettled: fn(),
    message: {
      id: '28cc3b38-1a5b-8894-a0b7-e6130cdd8460',
      policyNumber: '7000010616',
      title: 'Cover ends soon',
      sentToMasked: 'Gqeberha, 6001',
      nextToMasked: 'Gqeberha, 6001',
      isSameNumber: true,
      letter: {
        to: ['Grace Jacobs', '21 Beach Road', 'Central', 'Gqeberha', '6001'],
        text: 'Ubuntu Funeral Cover\n\nGood day,\n\nThe cover of Grace ends on 19 January 2027.',
      },
      reason: 'NO_GATEWAY',
      createdAt: '2026-12-20T06:00:00.000Z',
      failedAt: '2026-12-20T06:01:00.000Z',
    },
  },
} satisfies Meta<typeof FailedMessageLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsReadAndPrinted: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /^Policy 7000010616\. Letter to Gqeberha, 6001, 20 December 2026\. There is no letter service/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('The address has not changed. Correct it first if it is wrong.')).toBeVisible();
    await expect(canvas.getByText('21 Beach Road')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Read the letter'));
    await expect(canvas.getByText('21 Beach Road')).toBeVisible();
    await expect(canvas.getByText('The cover of Grace ends on 19 January 2027.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print this letter' })).toBeVisible();
  },
};

export const OfAnAddressThatWasCorrected: Story = {
  args: {
    message: { ...meta.args.message, nextToMasked: 'Pretoria, 0083', isSameNumber: false, reason: 'REFUSED' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The address on the policy is now Pretoria, 0083.')).toBeVisible();
    await expect(canvas.getByText(/The letter service does not accept this address\.$/)).toBeVisible();
  },
};
